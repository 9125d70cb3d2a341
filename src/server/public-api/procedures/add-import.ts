import { latestDate, type IsoDate } from "../../../shared/dates.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Holder } from "../../../shared/holders/holder.ts";
import { commitParts } from "../../../shared/imports/commit/commit-parts.ts";
import type { ProposedFund } from "../../../shared/imports/commit/proposed-fund.ts";
import { holderOfFolio } from "../../../shared/imports/match/recorded-folio.ts";
import { countsOf } from "../../../shared/imports/propose/counts.ts";
import { proposeStatement } from "../../../shared/imports/propose/propose-statement.ts";
import type { Choice, ProposedScheme } from "../../../shared/imports/propose/proposed-scheme.ts";
import { readFundbookJson } from "../../../shared/imports/read/tables/fundbook-json.ts";
import type { RecordedLedgers } from "../../../shared/imports/schema.ts";
import type { Statement, StatementScheme } from "../../../shared/imports/statement.ts";
import { missing } from "../../../shared/missing.ts";
import { checkExport, type ExportProblem } from "../../../shared/public-api/export-problems.ts";
import type { AddImportResult } from "../../../shared/public-api/results.ts";
import {
  maxImportedRows,
  otherFolio,
  type AddImportInput,
} from "../../../shared/public-api/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { listHolders } from "../../holders/procedures/list-holders.ts";
import { listImports } from "../../imports/procedures/list-imports.ts";
import { commitProgramParts } from "./commit-program-parts.ts";
import { listLedgers } from "../../imports/procedures/list-ledgers.ts";
import { uuidOf } from "../../platform/encoding.ts";
import { nextTurn, runInTurns } from "../../platform/queue/run-in-turns.ts";
import { freshFunds } from "../../funds/fresh-funds.ts";
import { fundView } from "../../funds/fund-view.ts";

type Known = { funds: ReturnType<typeof fundView>[]; holders: readonly Holder[] };

/**
 * Adds what a file of Fundbook's own has and is not recorded yet, as the page of imports would. SIPs, goals and targets are
 * left out. So are rows that may be recorded already, unless their doubt is accepted. A dry run writes nothing and answers
 * the same, but for the account's limits.
 * @throws AppError as `readExport`, and what `commitProgramParts` throws
 */
export async function addImport(
  ctx: SignedInContext,
  { id, dryRun, accept, data }: AddImportInput,
): Promise<AddImportResult> {
  const statement = await readExport(data, latestDate(ctx.clock()));
  const { funds, asOf } = await freshFunds(ctx, () => ({}));
  const known = { funds: funds.map(fundView), holders: await listHolders(ctx) };
  const { transactions, importedTotals } = await allLedgers(ctx);
  const acceptedTwins = accept.filter((doubt) => doubt !== otherFolio);
  const propose = async (without: ReadonlySet<StatementScheme>) => {
    const proposed = await proposeStatement(
      statement,
      { funds: known.funds, transactions, importedTotals },
      (scheme) => {
        const choice = choiceOf(scheme, known);
        const isSkipped = choice.isSkipped || without.has(scheme);
        return { ...choice, isSkipped, leavesOutTwins: true, acceptedTwins };
      },
      () => crypto.randomUUID(),
      nextTurn,
    );
    return proposed.schemes;
  };
  const all = await propose(new Set());
  const elsewhere = accept.includes(otherFolio)
    ? new Set<StatementScheme>()
    : recordedElsewhere(all);
  const schemes = elsewhere.size === 0 ? all : await propose(elsewhere);
  const proposed = schemes.flatMap(({ proposed: fund }): ProposedFund[] =>
    fund === null ? [] : [fund],
  );
  const { source, from, to } = statement;
  const ofImport = { importId: id, source, statement: { from, to } };
  const parts = commitParts(proposed, ofImport);
  const importId = await importIdFor(ctx, id, parts.length > 0);
  if (!dryRun && importId !== null) {
    const ofCall = parts.map((part) => ({ ...part, importId }));
    await commitProgramParts(ctx, ofCall);
  }
  return { dryRun, asOf, importId, ...summaryOf(statement, schemes, { ...known, elsewhere }) };
}

/** Those whose rows are recorded in another folio, unless the file has that folio too: the page of imports would ask. */
function recordedElsewhere(schemes: readonly ProposedScheme[]): ReadonlySet<StatementScheme> {
  const inFile = new Set(schemes.map(({ scheme }) => scheme.folio));
  return new Set(
    schemes.flatMap(({ scheme, likelyDuplicate }) =>
      likelyDuplicate === null || inFile.has(likelyDuplicate.folio) ? [] : [scheme],
    ),
  );
}

/** @throws AppError programs/no-export, programs/too-many-rows, request/invalid with the fields that are refused */
async function readExport(data: AddImportInput["data"], latest: IsoDate): Promise<Statement> {
  const rows = ["funds", "transactions"].map((list) => data[list]);
  const count = rows.reduce<number>(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  );
  if (count > maxImportedRows) throw new AppError("programs/too-many-rows");
  await nextTurn();
  const checked = await runInTurns(checkExport(data, latest));
  if ("problems" in checked) throw exportRefusal(checked.problems);
  await nextTurn();
  return readFundbookJson(checked.ledgers) ?? missing();
}

const maxProblems = 100;

function exportRefusal(found: readonly ExportProblem[]): AppError {
  const problems = found
    .slice(0, maxProblems)
    .map(({ pointer, ...problem }) => ({ pointer: `/data${pointer}`, ...problem }));
  const lacksList = found.some(({ pointer }) => pointer.lastIndexOf("/") === 0);
  if (lacksList) return new AppError("programs/no-export", { problems });
  const [first] = problems;
  return new AppError("request/invalid", { message: first?.message, problems });
}

/**
 * If some of the import is stored already, as after a call that was cut off, what is missing becomes an import of its
 * own: a part of the same number would count as stored, whatever is in it. Its id follows from the one that was sent, so that
 * a call that is sent again has the same.
 * @returns null where there is nothing to store, and nothing was stored
 */
export async function importIdFor(
  ctx: SignedInContext,
  id: string,
  hasRows: boolean,
): Promise<string | null> {
  const stored = new Set((await listImports(ctx)).map(({ importId }) => importId));
  let [last, next]: [string | null, string] = [null, id];
  for (let count = 1; stored.has(next); count += 1) {
    last = next;
    next = await uuidOf(`import ${id} ${count}`);
  }
  return hasRows ? next : last;
}

/** The file answers everything that the import page would ask, except whose a fund is. */
export function choiceOf(scheme: StatementScheme, { funds, holders }: Known): Choice {
  const { investor, folio, name, amfiCode, category } = scheme;
  const person = holders.find((holder) => holder.name === investor);
  return {
    scheme: amfiCode === null ? null : { ...unknownDetails, code: amfiCode, name },
    isChosen: false,
    isUnlisted: amfiCode === null,
    unlistedName: null,
    isSkipped: investor !== null && person === undefined,
    isConfirmed: true,
    folio,
    cost: null,
    replacesTotals: false,
    category: category ?? "other",
    holderId: person?.id ?? holderOfFolio(funds, folio),
  };
}

const unknownDetails = {
  nav: null,
  navDate: null,
  plan: "unknown",
  option: "unknown",
  frequency: null,
  isInferred: true,
  fundHouse: null,
  category: null,
  isin: null,
  reinvestmentIsin: null,
  formerName: null,
} as const;

async function allLedgers(
  ctx: SignedInContext,
): Promise<Pick<RecordedLedgers, "transactions" | "importedTotals">> {
  const first = await listLedgers(ctx, {});
  const transactions = [...first.transactions];
  for (let { next } = first; next !== null;) {
    const page: RecordedLedgers = await listLedgers(ctx, { after: next });
    if (page.version !== first.version) throw new AppError("transactions/conflict");
    transactions.push(...page.transactions);
    next = page.next;
  }
  return { transactions, importedTotals: first.importedTotals };
}

function summaryOf(
  statement: Statement,
  schemes: readonly ProposedScheme[],
  { funds, elsewhere }: Known & { elsewhere: ReadonlySet<StatementScheme> },
): Omit<AddImportResult, "dryRun" | "asOf" | "importId"> {
  const { new: added, known: duplicates, leftOut, unanswered } = countsOf(statement, schemes);
  const replaced = schemes.flatMap(({ proposed }) => proposed?.proposal.replacedOpenings ?? []);
  return {
    leftOut: leftOut + unanswered,
    added,
    duplicates,
    replaced: replaced.length,
    newFunds: schemes.flatMap(({ proposed }) =>
      proposed === null || proposed.proposal.refusal !== null || isKnown(proposed, funds)
        ? []
        : [{ folioNumber: proposed.fund.folioNumber, schemeName: proposed.fund.schemeName }],
    ),
    problems: schemes.flatMap((each) => problemsOf(each, elsewhere.has(each.scheme))),
  };
}

const isKnown = ({ proposal }: ProposedFund, funds: Known["funds"]): boolean =>
  funds.some(({ id }) => id === proposal.fundId);

function problemsOf(
  { scheme, choice, proposed, twinsLeftOut }: ProposedScheme,
  isElsewhere: boolean,
): AddImportResult["problems"] {
  const at = `funds[${scheme.location.line - 1}]`;
  if (isElsewhere) return [{ at, reason: otherFolio, recordedOn: null }];
  if (choice.isSkipped) return [{ at, reason: "unknown-person", recordedOn: null }];
  const refusal = proposed?.proposal.refusal ?? null;
  if (refusal !== null) return [{ at, reason: refusal.reason, recordedOn: null }];
  return [...twinsLeftOut].map(([{ locations }, doubt]) => ({
    at: `transactions[${(locations[0] ?? missing()).line - 1}]`,
    reason: doubt.kind,
    recordedOn: doubt.kind === "recorded-instalment" ? doubt.dueDate : doubt.recordedOn,
  }));
}

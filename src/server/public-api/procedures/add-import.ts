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
import type { CommitInput, RecordedLedgers } from "../../../shared/imports/schema.ts";
import type { Statement, StatementScheme } from "../../../shared/imports/statement.ts";
import { missing } from "../../../shared/missing.ts";
import { checkExport, type ExportProblem } from "../../../shared/public-api/export-problems.ts";
import type { AddImportResult } from "../../../shared/public-api/results.ts";
import { maxImportedRows, type AddImportInput } from "../../../shared/public-api/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { listHolders } from "../../holders/procedures/list-holders.ts";
import { commitPart } from "../../imports/procedures/commit-part.ts";
import { listImports } from "../../imports/procedures/list-imports.ts";
import { listLedgers } from "../../imports/procedures/list-ledgers.ts";
import { nextTurn, runInTurns } from "../../platform/queue/run-in-turns.ts";
import { freshFunds } from "../../funds/fresh-funds.ts";
import { fundView } from "../../funds/fund-view.ts";

type Known = { funds: ReturnType<typeof fundView>[]; holders: readonly Holder[] };

/**
 * Adds what a file of Fundbook's own has and is not recorded yet, as the page of imports would. SIPs, goals and targets are
 * left out. So are rows that may be recorded already, unless their doubt is accepted. A dry run writes nothing and answers
 * the same, but for the account's limits.
 * @throws AppError as `readExport`, and what `commitPart` throws
 */
export async function addImport(
  ctx: SignedInContext,
  { id, dryRun, accept, data }: AddImportInput,
): Promise<AddImportResult> {
  const statement = await readExport(data, latestDate(ctx.clock()));
  const { funds, asOf } = await freshFunds(ctx, () => ({}));
  const known = { funds: funds.map(fundView), holders: await listHolders(ctx) };
  const { transactions, importedTotals } = await allLedgers(ctx);
  const { schemes } = await proposeStatement(
    statement,
    { funds: known.funds, transactions, importedTotals },
    (scheme) => ({ ...choiceOf(scheme, known), leavesOutTwins: true, acceptedTwins: accept }),
    () => crypto.randomUUID(),
    nextTurn,
  );
  const proposed = schemes.flatMap(({ proposed: fund }): ProposedFund[] =>
    fund === null ? [] : [fund],
  );
  const { source, from, to } = statement;
  const parts = commitParts(proposed, { importId: id, source, statement: { from, to } });
  if (!dryRun) await commitAll(ctx, id, parts);
  return { dryRun, asOf, ...summaryOf(statement, schemes, known) };
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
 * own: a part of the same number would count as stored, whatever is in it.
 */
async function commitAll(
  ctx: SignedInContext,
  id: string,
  parts: readonly CommitInput[],
): Promise<void> {
  const isStored = (await listImports(ctx)).some((past) => past.importId === id);
  const importId = isStored ? crypto.randomUUID() : id;
  for (const part of parts) await commitPart(ctx, { ...part, importId });
}

/** The file answers everything that the import page would ask, except whose a fund is. */
function choiceOf(scheme: StatementScheme, { funds, holders }: Known): Choice {
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
  { funds }: Known,
): Omit<AddImportResult, "dryRun" | "asOf"> {
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
    problems: schemes.flatMap(problemOf),
  };
}

const isKnown = ({ proposal }: ProposedFund, funds: Known["funds"]): boolean =>
  funds.some(({ id }) => id === proposal.fundId);

function problemOf({
  scheme,
  choice,
  proposed,
  twinsLeftOut,
}: ProposedScheme): AddImportResult["problems"] {
  const at = `funds[${scheme.location.line - 1}]`;
  if (choice.isSkipped) return [{ at, reason: "unknown-person", recordedOn: null }];
  const refusal = proposed?.proposal.refusal ?? null;
  if (refusal !== null) return [{ at, reason: refusal.reason, recordedOn: null }];
  return [...twinsLeftOut].map(([{ locations }, doubt]) => ({
    at: `transactions[${(locations[0] ?? missing()).line - 1}]`,
    reason: doubt.kind,
    recordedOn: doubt.kind === "recorded-instalment" ? doubt.dueDate : doubt.recordedOn,
  }));
}

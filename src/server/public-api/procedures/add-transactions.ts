import { dayInMilliseconds } from "../../../shared/day-length.ts";
import { latestDate } from "../../../shared/dates.ts";
import { AppError, errorCatalogue, type AppCode } from "../../../shared/errors.ts";
import { commitParts } from "../../../shared/imports/commit/commit-parts.ts";
import { countsOf } from "../../../shared/imports/propose/counts.ts";
import { proposeStatement } from "../../../shared/imports/propose/propose-statement.ts";
import type { ProposedScheme } from "../../../shared/imports/propose/proposed-scheme.ts";
import { readFundbookJson } from "../../../shared/imports/read/tables/fundbook-json.ts";
import type { RecordedTransaction } from "../../../shared/imports/schema.ts";
import type { Statement } from "../../../shared/imports/statement.ts";
import { missing } from "../../../shared/missing.ts";
import { fundOfReference } from "../../../shared/public-api/fund-of-reference.ts";
import {
  checkRows,
  type AddTransactionsInput,
  type ProgramRow,
} from "../../../shared/public-api/program-rows.ts";
import type { AddTransactionsResult } from "../../../shared/public-api/results.ts";
import type { RowProblem } from "../../../shared/public-api/row-problem.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { freshFunds } from "../../funds/fresh-funds.ts";
import { fundView } from "../../funds/fund-view.ts";
import { listHolders } from "../../holders/procedures/list-holders.ts";
import { recordedTransaction } from "../../transactions/recorded-transaction.ts";
import type { UserId } from "../../platform/user-id.ts";
import { nextTurn } from "../../platform/queue/run-in-turns.ts";
import { fundsById } from "../../transactions/queries/linked-funds.ts";
import { readLedgers } from "../../transactions/read-ledgers.ts";
import { requireRoomSince, rowsOfIds, schemesByIsin, type SentRow } from "../queries.ts";
import { commitProgramParts } from "./commit-program-parts.ts";
import { choiceOf, importIdFor } from "./add-import.ts";

type OwnFund = ReturnType<typeof fundView>;
type PlacedRow = Omit<ProgramRow, "fund"> & { fund: OwnFund };

/**
 * Adds rows to funds with transactions, all or none, as one import. What is recorded already, by its id or as the page of
 * imports would find it, is not added again. A row that looks off is refused until it accepts that.
 * @throws AppError request/invalid with what is wrong with each row, programs/too-many-today, and what
 * `commitProgramParts` throws
 */
export async function addTransactions(
  ctx: SignedInContext,
  { id, dryRun, transactions: sent }: AddTransactionsInput,
): Promise<AddTransactionsResult> {
  const checked = checkRows(sent, latestDate(ctx.clock()));
  if ("problems" in checked) throw refusalOf(checked.problems);
  const { funds, asOf } = await freshFunds(ctx, () => ({}));
  const known = { funds: funds.map(fundView), holders: await listHolders(ctx) };
  const rows = await placeRows(ctx, checked.rows, known.funds);
  const transactions = await recordedOf(ctx, rows);
  const statement = statementOf(rows, known);
  const { schemes } = await proposeStatement(
    statement,
    { funds: known.funds, transactions, importedTotals: [] },
    (scheme) => choiceOf(scheme, known),
    () => crypto.randomUUID(),
    nextTurn,
  );
  const problems = schemes.flatMap((scheme) => problemsOf(scheme, rows));
  if (problems.length > 0) throw refusalOf(problems);
  const { new: added, known: duplicates } = countsOf(statement, schemes);
  const proposed = schemes.map((scheme) => scheme.proposed ?? missing());
  const { source, from, to } = statement;
  const parts = commitParts(proposed, { importId: id, source, statement: { from, to } });
  const importId = await importIdFor(ctx, id, parts.length > 0);
  if (!dryRun && importId !== null) {
    const since = new Date(ctx.clock().getTime() - dayInMilliseconds);
    const requirements = (userId: UserId) => [requireRoomSince(ctx.db, userId, since)];
    const ofCall = parts.map((part) => ({ ...part, importId }));
    await commitProgramParts(ctx, ofCall, requirements);
  }
  return { dryRun, asOf, importId, leftOut: 0, added, duplicates };
}

/** Finds the fund of each row, and refuses an id that is another row's. */
async function placeRows(
  ctx: SignedInContext,
  rows: readonly ProgramRow[],
  funds: readonly OwnFund[],
): Promise<PlacedRow[]> {
  const isins = rows.flatMap(({ fund }) =>
    typeof fund === "object" && fund.isin !== undefined ? [fund.isin] : [],
  );
  const ids = rows.map(({ id }) => id);
  const { listed, sent } = await ctx.read((owner) => ({
    listed: schemesByIsin(ctx.db, isins),
    sent: rowsOfIds(ctx.db, owner, ids),
  }));
  const codesOf = (isin: string) =>
    listed.flatMap((scheme) =>
      scheme.isin === isin || scheme.reinvestmentIsin === isin ? [scheme.code] : [],
    );
  const byId = new Map(sent.map((each) => [each.rowId, each]));
  const problems: RowProblem[] = [];
  const placed = rows.flatMap((row, index): PlacedRow[] => {
    const at = `/transactions/${index}`;
    const fund = fundOfReference(row.fund, funds, codesOf);
    if (typeof fund === "string") {
      problems.push(
        problem(
          `${at}/fund`,
          fund === "unknown" ? "programs/unknown-fund" : "programs/several-funds",
        ),
      );
      return [];
    }
    if (!fund.hasTransactions) problems.push(problem(`${at}/fund`, "transactions/no-ledger"));
    const earlier = byId.get(row.id);
    if (earlier !== undefined && !isSame(earlier, row, fund)) {
      problems.push(problem(`${at}/id`, "transactions/exists"));
    }
    return [{ ...row, fund }];
  });
  if (problems.length > 0) throw refusalOf(problems);
  return placed;
}

const isSame = (
  { fundId, date, type, units, amount }: SentRow,
  { fields }: ProgramRow,
  fund: OwnFund,
): boolean =>
  fundId === fund.id &&
  date === fields.date &&
  type === fields.type &&
  Number(units) === fields.units &&
  Number(amount) === fields.amount;

/** The ledgers of the funds alone: a row belongs to no other. */
async function recordedOf(
  ctx: SignedInContext,
  rows: readonly PlacedRow[],
): Promise<RecordedTransaction[]> {
  const fundIds = [...new Set(rows.map(({ fund }) => fund.id))];
  const { transactions } = await readLedgers(ctx, { scope: fundsById(fundIds) });
  await nextTurn();
  return transactions.map((row) => recordedTransaction({ ...row, note: null }));
}

/** As an export of the funds would have the rows. Lines are places among the rows. */
function statementOf(
  rows: readonly PlacedRow[],
  { holders }: { holders: Awaited<ReturnType<typeof listHolders>> },
): Statement {
  const funds = [...new Set(rows.map(({ fund }) => fund))];
  const statement = readFundbookJson({
    exportedAt: "",
    funds: funds.map(({ amfiCode = null, ...fund }) => ({ ...fund, amfiCode })),
    transactions: rows.map(({ id, fund, fields }) => ({
      ...fields,
      id,
      fundId: fund.id,
      confirmed: true,
    })),
    holders,
  });
  return { ...(statement ?? missing()), source: "program" };
}

function problemsOf(
  { proposed, doubts }: ProposedScheme,
  rows: readonly PlacedRow[],
): RowProblem[] {
  const { proposal } = proposed ?? missing();
  const placeOf = (row: (typeof proposal.rows)[number]["row"] | null): number =>
    (row?.locations[0]?.line ?? 1) - 1;
  const at = (index: number) => `/transactions/${index}`;
  const { refusal, replacedOpenings } = proposal;
  if (refusal !== null) {
    const pointer = "location" in refusal ? at(refusal.location.line - 1) : "/transactions";
    return [problem(pointer, "programs/refused-row", refusal.reason)];
  }
  const inOpening = proposal.rows.filter(
    ({ outcome }) => outcome.kind === "in-opening" || replacedOpenings.length > 0,
  );
  return [
    ...inOpening.map(({ row }) => problem(at(placeOf(row)), "programs/refused-row", "in-opening")),
    ...doubts.flatMap(({ row, doubts: found }) => {
      const index = placeOf(row);
      const accepted: readonly string[] = rows[index]?.accept ?? [];
      return found
        .filter(({ kind }) => !accepted.includes(kind))
        .map(({ kind }) => problem(at(index), "programs/doubt", kind));
    }),
  ];
}

const problem = (pointer: string, code: AppCode, reason?: string): RowProblem => ({
  pointer,
  code,
  message: errorCatalogue[code].message.replace("{reason}", reason ?? ""),
});

const maxProblems = 100;

function refusalOf(found: readonly RowProblem[]): AppError {
  const problems = found.slice(0, maxProblems);
  return new AppError("request/invalid", { message: problems[0]?.message, problems });
}

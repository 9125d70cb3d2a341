import type { DecimalText } from "../../money.ts";
import { totalsTolerance, unitsTolerance } from "../../transactions/agreement.ts";
import type { IsoDate } from "../../dates.ts";
import { fromMicroUnits, toMicroUnits } from "../../transactions/fixed-point.ts";
import { signedUnits } from "../../transactions/types.ts";
import type {
  FundProposal,
  ProposedRow,
  RecordedFund,
  Refusal,
  UnmatchedRow,
} from "./fund-proposal.ts";
import { parseRows, type ParsedRows } from "./parse-rows.ts";
import { proposeHolding } from "./propose-holding.ts";
import { newRow, proposeRows, unitsBefore } from "./propose-rows.ts";
import type { ImportedTotals, RecordedTransaction } from "../schema.ts";
import type { Statement, StatementCheck, StatementRow, StatementScheme } from "../statement.ts";

/** A check that fails for one of these means that rows or what is held are missing or wrong. */
const blockingChecks: readonly StatementCheck[] = [
  "running-balance",
  "closing-balance",
  "unread-line",
  "two-days",
  "two-people",
  "two-sheets",
];

/**
 * What importing one scheme of a statement does. Of a holding, the month's transactions count where they go on from recorded
 * ones.
 * @param fund the fund of the same scheme and folio
 * @param imported the totals of an earlier import that a holding may replace
 * @param parsed the scheme's rows, where they were parsed before
 */
export function proposeFund(
  scheme: StatementScheme,
  statement: Pick<Statement, "from" | "to">,
  fund: RecordedFund | null,
  recorded: readonly RecordedTransaction[],
  imported: ImportedTotals | null = null,
  parsed: ParsedRows = parseRows(scheme.rows),
): FundProposal {
  if (scheme.month !== undefined && fund?.hasTransactions === true) {
    const { month, ...rest } = scheme;
    const leftOut = scheme.leftOut.filter(({ reason }) => reason !== "month");
    const withRows = proposeFund({ ...rest, ...month, leftOut }, statement, fund, recorded);
    // Where they do not go on from what is recorded, the holding is compared.
    if (withRows.refusal === null) return withRows;
  }
  const proposal: FundProposal = {
    scheme,
    fundId: fund?.id ?? null,
    hasTransactions: fund?.hasTransactions ?? false,
    coverage: "whole",
    totals: null,
    totalsBefore: null,
    rows: [],
    matched: [],
    replacedOpenings: [],
    isComplete: false,
    dropped: [],
    unitsBefore: fund?.units ?? 0,
    unitsAfter: null,
    isOtherUnits: false,
    refusal: null,
  };
  const failure = scheme.failures.find(({ check }) => blockingChecks.includes(check));
  if (failure !== undefined)
    return { ...proposal, refusal: { reason: "failed-check", ...failure } };
  if (scheme.rows.length === 0 && !isAbove0(scheme.opening)) {
    return proposeHolding(proposal, statement, fund, recorded, imported);
  }
  if ("refusal" in parsed) return { ...proposal, refusal: parsed.refusal };
  const { rows } = parsed;
  if (isAbove0(scheme.opening))
    return proposePartialStatement(proposal, statement, rows, fund, recorded);
  const refusal =
    fund === null || fund.hasTransactions
      ? null
      : totalsRefusal(scheme, rows, fund, { imported, end: statement.to });
  if (refusal !== null) return { ...proposal, refusal };
  const followsOn = scheme.opening === null && recorded.length > 0;
  if (followsOn) return proposeAfterOpening(proposal, statement, rows, recorded);
  return proposeRows(proposal, statement, rows, recorded);
}

/**
 * Whether a scheme with its whole past explains the totals of a fund: a file without balances only where all units are
 * the same, a statement where it had as many on some day. Totals of a day after its end must be what it ends with.
 */
function totalsRefusal(
  { opening }: StatementScheme,
  rows: readonly UnmatchedRow[],
  fund: RecordedFund,
  { imported, end }: { imported: ImportedTotals | null; end: IsoDate | null },
): Refusal | null {
  const totals = toMicroUnits(fund.units);
  let [units, highest] = [0, 0];
  for (const { fields } of rows) {
    units += signedUnits(fields);
    highest = Math.max(highest, units);
  }
  if (opening === null) {
    return Math.abs(units - totals) <= totalsTolerance ? null : { reason: "part-of-totals" };
  }
  if (totals <= highest + totalsTolerance) {
    const [heldOn, last] = [imported?.to ?? null, end ?? rows.at(-1)?.fields.date ?? ""];
    const isLater = heldOn !== null && heldOn > last;
    return isLater && Math.abs(units - totals) > totalsTolerance
      ? { reason: "ends-before-opening", date: heldOn }
      : null;
  }
  return { reason: "less-than-totals", found: fund.units, printed: fromMicroUnits(units) };
}

/** A file without balances: rows up to an opening are part of it. */
function proposeAfterOpening(
  proposal: FundProposal,
  statement: Pick<Statement, "from" | "to">,
  rows: readonly UnmatchedRow[],
  recorded: readonly RecordedTransaction[],
): FundProposal {
  const openings = recorded.filter(({ type }) => type === "opening").map(({ date }) => date);
  const openedOn = openings.toSorted().at(-1) ?? "";
  const isBefore = ({ fields, key }: UnmatchedRow) =>
    fields.date <= openedOn && !recorded.some(({ importKey }) => importKey === key);
  const proposed = proposeRows(
    { ...proposal, coverage: "later" },
    statement,
    rows.filter((row) => !isBefore(row)),
    recorded,
  );
  return { ...proposed, rows: [...rows.filter(isBefore).map(asInOpening), ...proposed.rows] };
}

const isAbove0 = (units: DecimalText | null): boolean => units !== null && Number(units) > 0;

function proposePartialStatement(
  proposal: FundProposal,
  statement: Pick<Statement, "from" | "to">,
  rows: readonly UnmatchedRow[],
  fund: RecordedFund | null,
  recorded: readonly RecordedTransaction[],
): FundProposal {
  const { closing, opening } = proposal.scheme;
  if (fund !== null && !fund.hasTransactions) {
    return { ...proposal, refusal: { reason: "part-of-totals" } };
  }
  if (recorded.length === 0) return proposeOpening(proposal, statement, rows, closing);
  const openedOn = recorded
    .filter(({ type }) => type === "opening")
    .reduce((latest, { date }) => (date > latest ? date : latest), "");
  const from = statement.from ?? rows[0]?.fields.date ?? "";
  if (openedOn < from) {
    const before = unitsBefore(recorded, from);
    const found = fromMicroUnits(before);
    if (Math.abs(before - toMicroUnits(opening ?? 0)) > unitsTolerance) {
      const refusal: Refusal = {
        reason: "other-units",
        date: from,
        found,
        printed: Number(opening),
        missingRows: [],
      };
      return { ...proposal, refusal };
    }
  }
  const proposed = proposeRows(
    { ...proposal, coverage: "later" },
    statement,
    rows.filter(({ fields }) => fields.date > openedOn),
    recorded,
  );
  const before = rows.filter(({ fields }) => fields.date <= openedOn).map(asInOpening);
  return { ...proposed, rows: [...before, ...proposed.rows] };
}

/** Units and cost at the statement's end stand for a past that it does not tell. */
function proposeOpening(
  proposal: FundProposal,
  { to }: Pick<Statement, "from" | "to">,
  rows: readonly UnmatchedRow[],
  closing: StatementScheme["closing"],
): FundProposal {
  const date = to ?? closing?.date ?? null;
  if (closing === null || Number(closing.units) === 0) {
    return { ...proposal, refusal: { reason: rows.length === 0 ? "nothing-held" : "sold-since" } };
  }
  if (closing.cost === null || date === null)
    return { ...proposal, refusal: { reason: "no-cost" } };
  const row: StatementRow = {
    ...zeroCharges,
    date,
    type: "opening",
    units: closing.units,
    amount: closing.cost,
    nav: null,
    balance: null,
    reference: null,
    description: "",
    own: null,
    locations: [proposal.scheme.location],
  };
  const parsed = parseRows([row]);
  if ("refusal" in parsed) return { ...proposal, refusal: parsed.refusal };
  const opening = parsed.rows.map((each): ProposedRow => ({
    ...each,
    confirmed: false,
    outcome: newRow,
  }));
  return { ...proposal, coverage: "later", rows: [...rows.map(asInOpening), ...opening] };
}

const zeroCharges = { stampDuty: "0", stt: "0", tds: "0", exitLoad: "0" };

const asInOpening = (row: UnmatchedRow): ProposedRow => ({
  ...row,
  outcome: { kind: "in-opening" },
});

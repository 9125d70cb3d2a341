import type { DecimalText } from "../money.ts";
import { fromMicroUnits, toMicroUnits, type MicroUnits } from "../transactions/fixed-point.ts";
import { signedUnits } from "../transactions/types.ts";
import type { FundPlan, PlannedRow, RecordedFund, Refusal, UnmatchedRow } from "./fund-plan.ts";
import { parseRows, type ParsedRows } from "./parse-rows.ts";
import { newRow, planRows, unitsBefore, unitsTolerance } from "./plan-rows.ts";
import type { RecordedTransaction } from "./schema.ts";
import type { Statement, StatementCheck, StatementRow, StatementScheme } from "./statement.ts";

/** A check that fails for one of these means that rows are missing or wrong. */
const blockingChecks: readonly StatementCheck[] = [
  "running-balance",
  "closing-balance",
  "unread-line",
];

const totalsTolerance: MicroUnits = 10_000;

/**
 * What importing one scheme of a statement does.
 * @param fund the fund of the same scheme and folio, if there is one
 * @param recorded its transactions
 * @param parsed the scheme's rows, where they were parsed before
 */
export function planFund(
  scheme: StatementScheme,
  statement: Pick<Statement, "from" | "to">,
  fund: RecordedFund | null,
  recorded: readonly RecordedTransaction[],
  parsed: ParsedRows = parseRows(scheme.rows),
): FundPlan {
  const plan: FundPlan = {
    scheme,
    fundId: fund?.id ?? null,
    coverage: "whole",
    totals: null,
    rows: [],
    replacedOpenings: [],
    dropped: [],
    unitsBefore: fund?.units ?? 0,
    unitsAfter: null,
    refusal: null,
  };
  const failure = scheme.failures.find(({ check }) => blockingChecks.includes(check));
  if (failure !== undefined) return { ...plan, refusal: { reason: "failed-check", ...failure } };
  if (scheme.rows.length === 0 && !isAbove0(scheme.opening)) return planHolding(plan, fund);
  if ("refusal" in parsed) return { ...plan, refusal: parsed.refusal };
  const { rows } = parsed;
  if (isAbove0(scheme.opening)) return planPartialStatement(plan, statement, rows, fund, recorded);
  const refusal = fund === null || fund.hasTransactions ? null : totalsRefusal(scheme, rows, fund);
  if (refusal !== null) return { ...plan, refusal };
  const followsOn = scheme.opening === null && recorded.length > 0;
  if (followsOn) return planAfterOpening(plan, statement, rows, recorded);
  return planRows(plan, statement, rows, recorded);
}

/**
 * Whether a scheme with its whole past explains the totals of a fund: a file without balances only where all units are
 * the same, a statement where it had as many on some day.
 */
function totalsRefusal(
  { opening }: StatementScheme,
  rows: readonly UnmatchedRow[],
  fund: RecordedFund,
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
  if (totals <= highest + totalsTolerance) return null;
  return { reason: "less-than-totals", found: fund.units, printed: fromMicroUnits(units) };
}

/** A file without balances: rows up to an opening are part of it. */
function planAfterOpening(
  plan: FundPlan,
  statement: Pick<Statement, "from" | "to">,
  rows: readonly UnmatchedRow[],
  recorded: readonly RecordedTransaction[],
): FundPlan {
  const openings = recorded.filter(({ type }) => type === "opening").map(({ date }) => date);
  const openedOn = openings.toSorted().at(-1) ?? "";
  const isBefore = ({ fields, key }: UnmatchedRow) =>
    fields.date <= openedOn && !recorded.some(({ importKey }) => importKey === key);
  const planned = planRows(
    { ...plan, coverage: "later" },
    statement,
    rows.filter((row) => !isBefore(row)),
    recorded,
  );
  return { ...planned, rows: [...rows.filter(isBefore).map(asInOpening), ...planned.rows] };
}

const isAbove0 = (units: DecimalText | null): boolean => units !== null && Number(units) > 0;

function planHolding(plan: FundPlan, fund: RecordedFund | null): FundPlan {
  const { closing, failures } = plan.scheme;
  if (closing === null || Number(closing.units) === 0) {
    return { ...plan, refusal: { reason: "nothing-held" } };
  }
  // No row holds these units to anything else.
  const failure = failures.find(({ check }) => check === "value");
  if (failure !== undefined) return { ...plan, refusal: { reason: "failed-check", ...failure } };
  if (closing.cost === null) return { ...plan, refusal: { reason: "no-cost" } };
  if (fund?.hasTransactions === true) {
    return planRows({ ...plan, coverage: "later" }, { from: null, to: null }, [], []);
  }
  const totals = { units: Number(closing.units), investedAmount: Number(closing.cost) };
  return { ...plan, coverage: "totals", totals };
}

function planPartialStatement(
  plan: FundPlan,
  statement: Pick<Statement, "from" | "to">,
  rows: readonly UnmatchedRow[],
  fund: RecordedFund | null,
  recorded: readonly RecordedTransaction[],
): FundPlan {
  const { closing, opening } = plan.scheme;
  if (fund !== null && !fund.hasTransactions) {
    return { ...plan, refusal: { reason: "part-of-totals" } };
  }
  if (recorded.length === 0) return planOpening(plan, statement, rows, closing);
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
      return { ...plan, refusal };
    }
  }
  const planned = planRows(
    { ...plan, coverage: "later" },
    statement,
    rows.filter(({ fields }) => fields.date > openedOn),
    recorded,
  );
  const before = rows.filter(({ fields }) => fields.date <= openedOn).map(asInOpening);
  return { ...planned, rows: [...before, ...planned.rows] };
}

/** Units and cost at the statement's end stand for a past that it does not tell. */
function planOpening(
  plan: FundPlan,
  { to }: Pick<Statement, "from" | "to">,
  rows: readonly UnmatchedRow[],
  closing: StatementScheme["closing"],
): FundPlan {
  const date = to ?? closing?.date ?? null;
  if (closing === null || Number(closing.units) === 0) {
    return { ...plan, refusal: { reason: rows.length === 0 ? "nothing-held" : "sold-since" } };
  }
  if (closing.cost === null || date === null) return { ...plan, refusal: { reason: "no-cost" } };
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
    places: [plan.scheme.place],
  };
  const parsed = parseRows([row]);
  if ("refusal" in parsed) return { ...plan, refusal: parsed.refusal };
  const opening = parsed.rows.map((each): PlannedRow => ({
    ...each,
    confirmed: false,
    outcome: newRow,
  }));
  return { ...plan, coverage: "later", rows: [...rows.map(asInOpening), ...opening] };
}

const zeroCharges = { stampDuty: "0", stt: "0", tds: "0", exitLoad: "0" };

const asInOpening = (row: UnmatchedRow): PlannedRow => ({
  ...row,
  outcome: { kind: "in-opening" },
});

import { daysBetween, type IsoDate } from "../dates.ts";
import { decimal, type DecimalText } from "../money.ts";
import {
  fromMicroUnits,
  toMicroUnits,
  toPaise,
  type MicroUnits,
} from "../transactions/fixed-point.ts";
import { LedgerRejected, replay, type Entry, type Ledger } from "../transactions/ledger.ts";
import { transactionFields, type TransactionFields } from "../transactions/schema.ts";
import { signedUnits, typeRules } from "../transactions/types.ts";
import { importKeys } from "./import-keys.ts";
import { comparable, instalmentDays, matchRows, type Outcome } from "./match-rows.ts";
import type { Coverage, RecordedTransaction } from "./schema.ts";
import type {
  Place,
  Statement,
  StatementCheck,
  StatementRow,
  StatementScheme,
} from "./statement.ts";

/** The fund that a scheme of a statement belongs to, as recorded. */
export type RecordedFund = { id: string; hasTransactions: boolean; units: number };

/** Why a whole scheme is not imported. */
export type Refusal =
  | { reason: "failed-check"; check: StatementCheck; place: Place }
  | { reason: "unusable-row"; message: string; place: Place }
  /** The units do not come out as printed; both in units. `lacking` are recorded rows that the statement does not have. */
  | {
      reason: "other-units";
      date: IsoDate | null;
      found: number;
      printed: number;
      lacking: Pick<RecordedTransaction, "date" | "type" | "units">[];
    }
  /** Of this later day only the units are recorded: what was held then cannot be told from what the statement has. */
  | { reason: "ends-before-opening"; date: IsoDate }
  | { reason: "not-enough-units" | "nothing-to-reverse" | "too-large"; date: IsoDate }
  /** Some of its past is missing, and the fund that is there has totals only. */
  | { reason: "part-of-totals" }
  /** The fund has totals, of more units than the statement ever has; both in units. */
  | { reason: "less-than-totals"; found: number; printed: number }
  /** Its past is missing, and so is what its units cost. */
  | { reason: "no-cost" }
  | { reason: "nothing-held" };

export type PlannedRow = {
  row: StatementRow;
  key: string;
  fields: TransactionFields;
  confirmed: boolean;
  /** `in-opening`: its units are part of an opening that is recorded or that takes its place. */
  outcome: Outcome | { kind: "in-opening" };
};

export type FundPlan = {
  scheme: StatementScheme;
  /** null for a new fund. */
  fundId: string | null;
  coverage: Coverage;
  /** For a fund whose past is unknown; rupees and units. */
  totals: { units: number; investedAmount: number } | null;
  rows: PlannedRow[];
  /** Openings whose place the rows take. */
  replacedOpenings: string[];
  /** Instalments that were worked out, and that did not happen by the statement. */
  dropped: string[];
  /** What the fund has now, and once all is imported; null where nothing is. */
  unitsBefore: number;
  unitsAfter: number | null;
  refusal: Refusal | null;
};

/** A check that fails for one of these means that rows are missing or wrong. */
const blockingChecks: readonly StatementCheck[] = [
  "running-balance",
  "closing-balance",
  "unread-line",
];

const unitsTolerance: MicroUnits = 1_000;
const totalsTolerance: MicroUnits = 10_000;

/**
 * What importing one scheme of a statement does.
 * @param fund the fund of the same scheme and folio, if there is one
 * @param recorded its transactions
 */
export function planFund(
  scheme: StatementScheme,
  statement: Pick<Statement, "from" | "to">,
  fund: RecordedFund | null,
  recorded: readonly RecordedTransaction[],
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
  const parsed = parseRows(scheme.rows);
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

/** A statement that lists what is held, without transactions. */
function planHolding(plan: FundPlan, fund: RecordedFund | null): FundPlan {
  const { closing } = plan.scheme;
  if (closing === null || Number(closing.units) === 0) {
    return { ...plan, refusal: { reason: "nothing-held" } };
  }
  if (closing.cost === null) return { ...plan, refusal: { reason: "no-cost" } };
  if (fund?.hasTransactions === true) {
    return planRows({ ...plan, coverage: "later" }, { from: null, to: null }, [], []);
  }
  const totals = { units: Number(closing.units), investedAmount: Number(closing.cost) };
  return { ...plan, coverage: "totals", totals };
}

/** A statement that begins after the first purchase. */
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
    const before = unitsOn(replayOf(recorded.map(toEntry)), from, "before");
    const found = fromMicroUnits(before);
    if (Math.abs(before - toMicroUnits(opening ?? 0)) > unitsTolerance) {
      const refusal: Refusal = {
        reason: "other-units",
        date: from,
        found,
        printed: Number(opening),
        lacking: [],
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
    return { ...plan, refusal: { reason: "nothing-held" } };
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

type UnmatchedRow = Omit<PlannedRow, "outcome">;

function parseRows(rows: readonly StatementRow[]): { rows: UnmatchedRow[] } | { refusal: Refusal } {
  const keys = importKeys(rows);
  const parsed: UnmatchedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const fields = transactionFields.safeParse(fieldsOf(row));
    if (!fields.success) {
      const [issue] = fields.error.issues;
      const place = row.places[0] ?? nowhere;
      return { refusal: { reason: "unusable-row", message: issue?.message ?? "", place } };
    }
    const confirmed = row.own?.confirmed ?? true;
    parsed.push({ row, key: keys[index] ?? "", fields: fields.data, confirmed });
  }
  return { rows: parsed };
}

/** Spreadsheets keep more decimals than a statement prints; half away from zero. */
const rounded = (text: DecimalText, places: number): number =>
  decimal(text).roundTo(places).toNumber();

const nowhere: Place = { page: null, line: 0, text: "" };

const fieldsOf = (row: StatementRow) => ({
  note: row.own?.note ?? null,
  pairId: row.own?.pairId ?? null,
  cost: row.own?.cost == null ? null : Number(row.own.cost),
  acquiredOn: row.own?.acquiredOn ?? null,
  date: row.date,
  type: row.type,
  units: typeRules[row.type].units === "zero" ? 0 : rounded(row.units, 6),
  amount: typeRules[row.type].amount === "zero" ? 0 : rounded(row.amount, 2),
  nav: row.nav === null || Number(row.nav) === 0 ? null : rounded(row.nav, 8),
  stampDuty: rounded(row.stampDuty, 2),
  charges: { exitLoad: Number(row.exitLoad), stt: Number(row.stt), tds: Number(row.tds) },
});

function planRows(
  plan: FundPlan,
  { from, to }: Pick<Statement, "from" | "to">,
  rows: readonly UnmatchedRow[],
  recorded: readonly RecordedTransaction[],
): FundPlan {
  const outcomes = matchRows(
    rows.map(({ fields, key }) => ({ key, ...comparable(fields) })),
    recorded.map((row) => ({ ...row, ...comparable(row) })),
  );
  const planned = rows.map((row, index) => ({ ...row, outcome: outcomes[index] ?? newRow }));
  const idsOf = (kind: "known" | "replaces") =>
    outcomes.flatMap((outcome) => (outcome.kind === kind ? [outcome.id] : []));
  const known = new Set(idsOf("known"));
  const isAdding = known.size < planned.length;
  const end = to ?? rows.at(-1)?.fields.date ?? "";
  const openings = recorded.filter((row) => row.type === "opening" && !known.has(row.id));
  const later = openings.find(({ date }) => date > end);
  if (later !== undefined && plan.scheme.opening !== null) {
    const refusal: Refusal = { reason: "ends-before-opening", date: later.date };
    return { ...plan, rows: planned, refusal: isAdding ? refusal : null };
  }
  const replacedOpenings =
    plan.coverage === "whole"
      ? openings.filter(({ date }) => date >= (from ?? "") && date <= end).map(({ id }) => id)
      : [];
  const replaced = new Set([...replacedOpenings, ...idsOf("replaces")]);
  const lacking = recorded.filter(
    ({ id, date }) => date >= (from ?? "") && date <= end && !known.has(id) && !replaced.has(id),
  );
  // A statement with balances has every purchase, at most some days after the instalment was due.
  const dropped =
    isAdding && plan.scheme.opening !== null
      ? lacking.filter(({ source, date }) => source === "sip" && isSurelyOver(date, end))
      : [];
  const gone = new Set([...replaced, ...dropped.map(({ id }) => id)]);
  const entries = [
    ...recorded.filter(({ id }) => !gone.has(id)).map(toEntry),
    ...planned.filter(({ outcome }) => outcome.kind !== "known").map(toNewEntry),
  ];
  const left = lacking.filter(({ id }) => !gone.has(id));
  return {
    ...plan,
    rows: planned,
    replacedOpenings,
    dropped: dropped.map(({ id }) => id),
    ...resultOf(entries, plan.scheme.closing, to, left),
  };
}

const isSurelyOver = (due: IsoDate, end: IsoDate): boolean =>
  daysBetween(due, end) > instalmentDays;

const newRow: Outcome = { kind: "new" };

/** Without pairs: only the units matter here, and they do not depend on the other fund. */
const toEntry = (row: RecordedTransaction): Entry => ({
  ...comparable(row),
  id: row.id,
  fundId: "",
  sequence: row.sequence,
  nav: row.nav === null ? null : String(row.nav),
  pairId: null,
  cost: row.cost === null ? null : toPaise(row.cost),
  acquiredOn: row.acquiredOn,
});

const toNewEntry = ({ fields, key }: PlannedRow, index: number): Entry => ({
  ...comparable(fields),
  id: key,
  fundId: "",
  sequence: 1_000_000 + index,
  nav: fields.nav === null ? null : String(fields.nav),
  pairId: null,
  cost: null,
  acquiredOn: null,
});

const replayOf = (entries: readonly Entry[]): Ledger["entries"] =>
  replay(entries).get("")?.entries ?? [];

/** What the fund has afterwards, or why the entries cannot be recorded. */
function resultOf(
  entries: readonly Entry[],
  closing: StatementScheme["closing"],
  to: IsoDate | null,
  lacking: readonly RecordedTransaction[],
): Pick<FundPlan, "refusal" | "unitsAfter"> {
  try {
    const ledger = replayOf(entries);
    const unitsAfter = fromMicroUnits(ledger.at(-1)?.balance ?? 0);
    if (closing === null || to === null) return { refusal: null, unitsAfter };
    const units = unitsOn(ledger, to, "on");
    if (Math.abs(units - toMicroUnits(closing.units)) <= unitsTolerance) {
      return { refusal: null, unitsAfter };
    }
    const [found, printed] = [fromMicroUnits(units), Number(closing.units)];
    return {
      refusal: {
        reason: "other-units",
        date: to,
        found,
        printed,
        lacking: lacking.map(({ date, type, units: own }) => ({ date, type, units: own })),
      },
      unitsAfter: null,
    };
  } catch (error) {
    if (!(error instanceof LedgerRejected)) throw error;
    return { refusal: { reason: error.problem, date: error.date }, unitsAfter: null };
  }
}

/** Units held at the end of a day, or of the day before. */
function unitsOn(entries: Ledger["entries"], day: IsoDate, when: "on" | "before"): MicroUnits {
  const last = entries.findLast(({ entry: { date } }) =>
    when === "on" ? date <= day : date < day,
  );
  return last?.balance ?? 0;
}

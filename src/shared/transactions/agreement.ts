import type { IsoDate } from "../dates.ts";
import { mayComeLater } from "./due-instalment.ts";
import { fromMicroUnits, toMicroUnits, type MicroUnits } from "./fixed-point.ts";
import { firstLastingChange, type RecordedChange } from "./first-lasting-change.ts";
import { signedUnits, type TransactionType } from "./types.ts";

/** Statements print three decimals. */
export const unitsTolerance: MicroUnits = 1_000;
/** A hundredth of a unit: many programs print no more, and some cut the rest off. */
export const totalsTolerance: MicroUnits = 10_000;

/** @param decimals to which units are compared */
export const toleranceOf = (decimals: number): MicroUnits =>
  decimals < 3 ? totalsTolerance : unitsTolerance;

/** A statement's printed balance of a fund; rupees and units. */
export type StatementBalance = {
  /** The import that it is kept with. */
  importId: string;
  date: IsoDate;
  /** false where the file has no day: that of the import counts. */
  isDated: boolean;
  /** As printed. */
  folio: string;
  scheme: string;
  units: number;
  /** To how many decimals the units are compared. */
  unitDecimals: number;
  cost: number | null;
  value: number | null;
  /** Lines with an amount that the import left out. */
  leftOut: number;
  /** ISO 8601, UTC. */
  importedAt: string;
};

/** With the units that were recorded for its day right after the import. */
export type KeptBalance = StatementBalance & { recordedThen: MicroUnits };

/**
 * `later-start`: the fund's transactions begin with an opening after the statement's day, so that what was held before is
 * not recorded.
 */
export type AgreementState = "agrees" | "differs" | "later-start";

/** The last statement of a fund, compared with what is recorded of the fund for its day. */
export type Agreement = {
  balance: StatementBalance;
  state: AgreementState;
  /** Units. */
  recorded: number;
  /** The change of the ledger since which they differ; null where none is known. */
  change: RecordedChange | null;
  /** Whether they differed when the statement was imported. */
  differedThen: boolean;
  /** The last earlier statement that agrees, where no change is known. */
  lastAgreed: Pick<StatementBalance, "date" | "isDated"> | null;
};

type Row = {
  date: IsoDate;
  type: TransactionType;
  units: number | string;
  source: "manual" | "sip" | "import";
  /** The day on which an instalment fell due. */
  dueDate: IsoDate | null;
  createdAt: Date;
  updatedAt: Date | null;
  importId: string | null;
};

export type DeletedRow = Omit<Row, "updatedAt" | "importId" | "source" | "dueDate"> & {
  deletedAt: Date;
};

export type FundLedger = {
  /** null for a fund with totals only, whose units count for every day. */
  rows: readonly Row[] | null;
  units: MicroUnits;
  /** Transactions that were deleted and can still be restored. */
  deleted: readonly DeletedRow[];
};

/** @param balances of one fund, in any order */
export function agreementOf(
  balances: readonly KeptBalance[],
  ledger: FundLedger,
): Agreement | null {
  const [last, ...earlier] = balances.toSorted(newestFirst);
  if (last === undefined) return null;
  const { recordedThen: then, ...balance } = last;
  const due = dueOn(ledger, balance.date);
  const now = unitsOn(ledger, balance.date);
  // Due then is due now: only what changed since is to be named.
  const isDue = [now, then].some((units) => withoutDue(balance, units, due) !== units);
  const [recorded, recordedThen] = isDue ? [now - due, then - due] : [now, then];
  const state = stateOf(balance, recorded, startsLater(ledger, balance.date));
  const change =
    state === "differs" && ledger.rows !== null
      ? firstLastingChange({
          before: recordedThen,
          after: recorded,
          changes: changesSince(last, ledger),
          agrees: (units) => isAlike(units, balance),
        })
      : null;
  const agreed =
    state === "differs" && change === null
      ? earlier.find((other) =>
          isAlike(withoutDue(other, unitsOn(ledger, other.date), dueOn(ledger, other.date)), other),
        )
      : undefined;
  return {
    balance,
    state,
    recorded: fromMicroUnits(recorded),
    change,
    differedThen: state === "differs" && !isAlike(recordedThen, balance),
    lastAgreed: agreed === undefined ? null : { date: agreed.date, isDated: agreed.isDated },
  };
}

type Printed = Pick<StatementBalance, "units" | "unitDecimals">;

export const stateOf = (
  printed: Printed,
  recorded: MicroUnits,
  isLaterStart: boolean,
): AgreementState => {
  if (isAlike(recorded, printed)) return "agrees";
  return isLaterStart ? "later-start" : "differs";
};

const isAlike = (recorded: MicroUnits, { units, unitDecimals }: Printed): boolean =>
  Math.abs(recorded - toMicroUnits(units)) <= toleranceOf(unitDecimals);

/**
 * The recorded units for a statement's day, without estimated instalments that may come with the next statement if the
 * printed units are those.
 * @param due the units of these instalments
 */
export const withoutDue = (printed: Printed, recorded: MicroUnits, due: MicroUnits): MicroUnits =>
  !isAlike(recorded, printed) && isAlike(recorded - due, printed) ? recorded - due : recorded;

const dueOn = ({ rows }: FundLedger, day: IsoDate): MicroUnits =>
  (rows ?? []).reduce(
    (sum, row) =>
      row.source === "sip" && row.date <= day && mayComeLater(row.dueDate ?? row.date, day)
        ? sum + signedUnits(row)
        : sum,
    0,
  );

const newestFirst = (a: KeptBalance, b: KeptBalance): number =>
  compareText(b.date, a.date) || compareText(b.importedAt, a.importedAt);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function unitsOn({ rows, units }: FundLedger, day: IsoDate): MicroUnits {
  if (rows === null) return units;
  return rows.reduce((sum, row) => (row.date <= day ? sum + signedUnits(row) : sum), 0);
}

const startsLater = ({ rows }: FundLedger, day: IsoDate): boolean =>
  rows !== null &&
  rows.every(({ date }) => date > day) &&
  rows.some(({ type }) => type === "opening");

/** The changes of the ledger since a statement was imported, as far as they are known. */
function changesSince(
  { date: day, importId, importedAt }: KeptBalance,
  { rows, deleted }: FundLedger,
): RecordedChange[] {
  const since = Date.parse(importedAt);
  const isAdded = (row: Row) => row.importId !== importId && row.createdAt.getTime() > since;
  const all = rows ?? [];
  const added = all.filter((row) => isAdded(row) && row.date <= day);
  const byImport = Map.groupBy(added, (row) => row.importId);
  const imports = [...byImport].flatMap(([id, own]): RecordedChange[] =>
    id === null ? [] : [{ kind: "imported", at: firstOf(own), ...sumOf(own), isCertain: false }],
  );
  const typed = (byImport.get(null) ?? []).map((row): RecordedChange => ({
    kind: "added",
    at: row.createdAt.toISOString(),
    ...subjectOf(row),
    units: signedUnits(row),
    // An opening takes the place of totals or of other rows.
    isCertain: row.type !== "opening",
  }));
  const edited = all.flatMap((row): RecordedChange[] =>
    isAdded(row) || row.updatedAt === null || row.updatedAt.getTime() <= since
      ? []
      : [
          {
            kind: "changed",
            at: row.updatedAt.toISOString(),
            ...subjectOf(row),
            units: 0,
            isCertain: false,
          },
        ],
  );
  const gone = deleted
    .filter(
      (row) =>
        row.date <= day && row.deletedAt.getTime() > since && row.createdAt.getTime() <= since,
    )
    .map((row): RecordedChange => ({
      kind: "deleted",
      at: row.deletedAt.toISOString(),
      ...subjectOf(row),
      units: -signedUnits(row),
      isCertain: true,
    }));
  return [...imports, ...typed, ...edited, ...gone];
}

const subjectOf = ({ date, type }: Pick<Row, "date" | "type">) => ({ date, type });

const firstOf = (rows: readonly Row[]): string =>
  new Date(Math.min(...rows.map(({ createdAt }) => createdAt.getTime()))).toISOString();

const sumOf = (rows: readonly Row[]): { units: MicroUnits } => ({
  units: rows.reduce((sum, row) => sum + signedUnits(row), 0),
});

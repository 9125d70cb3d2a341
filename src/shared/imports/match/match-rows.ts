import type { IsoDate } from "../../dates.ts";
import {
  toMicroUnits,
  toPaise,
  type MicroUnits,
  type Paise,
} from "../../transactions/fixed-point.ts";
import { nearestInstalments } from "../../transactions/nearest-instalments.ts";
import { typeRules, type TransactionType } from "../../transactions/types.ts";

type Row = {
  date: IsoDate;
  type: TransactionType;
  units: MicroUnits;
  amount: Paise;
  stampDuty: Paise;
};
export type IncomingRow = Row & {
  key: string;
  /** false where a file of Fundbook has an estimate of its own, such as a worked-out instalment. */
  confirmed?: boolean;
};
export type RecordedRow = Row & {
  id: string;
  source: "manual" | "sip" | "import";
  importKey: string | null;
  /** The day on which an instalment fell due. */
  dueDate: IsoDate | null;
};

/** The name of a recorded row in an import: rows of another file of the same preview have no id yet. */
export const recordedName = ({ id, importKey }: Pick<RecordedRow, "id" | "importKey">): string =>
  importKey ?? id;

export const comparable = ({
  date,
  type,
  ...row
}: Pick<Row, "date" | "type"> &
  Record<"units" | "amount" | "stampDuty", number | string>): Row => ({
  date,
  type,
  units: toMicroUnits(row.units),
  amount: toPaise(row.amount),
  stampDuty: toPaise(row.stampDuty),
});

export type Outcome =
  | { kind: "new" }
  | { kind: "known"; id: string }
  | { kind: "replaces"; id: string };

/** A hundredth of a unit: some platforms round to two decimals. */
const unitsTolerance: MicroUnits = 10_000;
export const amountTolerance: Paise = 100;

/**
 * Compares the rows of one fund with those recorded for it: by key, then by day, direction and units, then instalments. Each
 * recorded row stands for one row at most, so that identical rows of a day stay two.
 * @param isFree whether a recorded row may be found by day and units
 */
export function matchRows(
  incoming: readonly IncomingRow[],
  recorded: readonly RecordedRow[],
  isFree: (row: RecordedRow) => boolean = () => true,
): Outcome[] {
  const unmatched = new Set(recorded);
  const outcomes = new Map<IncomingRow, Outcome>();
  const claim = (
    find: (row: IncomingRow) => RecordedRow | undefined,
    kind: "known" | "replaces",
  ) => {
    for (const row of incoming) {
      if (outcomes.has(row)) continue;
      const found = find(row);
      if (found === undefined) continue;
      unmatched.delete(found);
      outcomes.set(row, { kind, id: found.id });
    }
  };
  const byKey = new Map(
    recorded.flatMap((row) => [
      [ownKey(row), row],
      [row.importKey, row],
    ]),
  );
  claim(({ key }) => ifUnmatched(unmatched, byKey.get(key)), "known");
  const byDate = Map.groupBy([...unmatched].filter(isFree), ({ date }) => date);
  claim(
    (row) => byDate.get(row.date)?.find((other) => unmatched.has(other) && isAlike(row, other)),
    "known",
  );
  const left = incoming.filter((row) => !outcomes.has(row));
  const instalments = [...unmatched].filter(({ source }) => source === "sip");
  for (const { row, instalment } of nearestInstalments(left, instalments)) {
    outcomes.set(row, { kind: row.confirmed === false ? "known" : "replaces", id: instalment.id });
  }
  return incoming.map((row) => outcomes.get(row) ?? { kind: "new" });
}

/** As `importKeys` makes it of a row of Fundbook's own file. */
const ownKey = ({ date, id }: RecordedRow): string => `${date} ${id}`;

const ifUnmatched = (unmatched: ReadonlySet<RecordedRow>, row: RecordedRow | undefined) =>
  row !== undefined && unmatched.has(row) ? row : undefined;

export const isAlike = (row: Row, other: RecordedRow): boolean =>
  other.source !== "sip" &&
  directionOf(row) === directionOf(other) &&
  (row.units === 0 || other.units === 0
    ? row.units === other.units && Math.abs(row.amount - other.amount) <= amountTolerance
    : Math.abs(row.units - other.units) <= unitsTolerance);

const directionOf = ({ type }: Row) => typeRules[type].direction;

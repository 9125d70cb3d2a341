import { dayInMilliseconds, type IsoDate } from "../../dates.ts";
import {
  toMicroUnits,
  toPaise,
  type MicroUnits,
  type Paise,
} from "../../transactions/fixed-point.ts";
import { instalmentDays } from "../../transactions/due-instalment.ts";
import { typeRules, type TransactionType } from "../../transactions/types.ts";

type Row = {
  date: IsoDate;
  type: TransactionType;
  units: MicroUnits;
  amount: Paise;
  stampDuty: Paise;
};
export type IncomingRow = Row & { key: string };
export type RecordedRow = Row & {
  id: string;
  source: "manual" | "sip" | "import";
  importKey: string | null;
};

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
const amountTolerance: Paise = 100;
/** Of a SIP's instalment and its real purchase. */
const instalmentShare = 0.01;

/**
 * Compares the rows of one fund with those that are recorded for it. Each recorded row stands for one row at most, so
 * that identical rows of a day stay two: first by key, then the same day, direction and units, then instalments.
 * @param skipUnitsMatch leaves out the second step, by day and units, for rows that a preview compared with all others of their file
 */
export function matchRows(
  incoming: readonly IncomingRow[],
  recorded: readonly RecordedRow[],
  { skipUnitsMatch = false }: { skipUnitsMatch?: boolean } = {},
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
  const byKey = new Map(recorded.map((row) => [row.importKey, row]));
  claim(({ key }) => ifUnmatched(unmatched, byKey.get(key)), "known");
  const byDate = Map.groupBy(unmatched, ({ date }) => date);
  if (!skipUnitsMatch) {
    claim(
      (row) => byDate.get(row.date)?.find((other) => unmatched.has(other) && isAlike(row, other)),
      "known",
    );
  }
  const instalments = [...unmatched].filter(({ source }) => source === "sip");
  if (instalments.length > 0) {
    const byDay = Map.groupBy(instalments, ({ date }) => dayNumber(date));
    claim((row) => nearestInstalment(row, byDay, (other) => unmatched.has(other)), "replaces");
  }
  return incoming.map((row) => outcomes.get(row) ?? { kind: "new" });
}

const ifUnmatched = (unmatched: ReadonlySet<RecordedRow>, row: RecordedRow | undefined) =>
  row !== undefined && unmatched.has(row) ? row : undefined;

export const isAlike = (row: Row, other: RecordedRow): boolean =>
  other.source !== "sip" &&
  directionOf(row) === directionOf(other) &&
  (row.units === 0 || other.units === 0
    ? row.units === other.units && Math.abs(row.amount - other.amount) <= amountTolerance
    : Math.abs(row.units - other.units) <= unitsTolerance);

const directionOf = ({ type }: Row) => typeRules[type].direction;

function nearestInstalment(
  row: Row,
  byDay: ReadonlyMap<number, readonly RecordedRow[]>,
  isLeft: (instalment: RecordedRow) => boolean,
): RecordedRow | undefined {
  if (row.type !== "sip" && row.type !== "purchase") return undefined;
  const paid = row.amount + row.stampDuty;
  const day = dayNumber(row.date);
  for (let distance = 0; distance <= instalmentDays; distance += 1) {
    for (const near of new Set([day - distance, day + distance])) {
      const found = byDay
        .get(near)
        ?.find(
          (other) =>
            Math.abs(other.amount + other.stampDuty - paid) <= paid * instalmentShare &&
            isLeft(other),
        );
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

const dayNumber = (date: IsoDate): number => Date.parse(date) / dayInMilliseconds;

import type { IsoDate } from "../dates.ts";
import type { MicroUnits } from "./fixed-point.ts";
import type { TransactionType } from "./types.ts";

/** A change of a ledger, by when it was made. */
export type RecordedChange = {
  /** ISO 8601, UTC. */
  at: string;
  /** By how much it changed the units of the day in question. */
  units: MicroUnits;
  /** false where it may have changed them by more, since what was there before is not recorded; of a result, where others may be the cause. */
  isCertain: boolean;
} & (
  | { kind: "imported" }
  | { kind: "added" | "changed" | "deleted"; date: IsoDate; type: TransactionType }
);

type Course = {
  /** Units before all the changes, and after them. */
  before: MicroUnits;
  after: MicroUnits;
  changes: readonly RecordedChange[];
  agrees: (units: MicroUnits) => boolean;
};

/**
 * The change after which units no longer agreed, up to now. What the changes leave unexplained is counted to the first one
 * that is not certain, and makes the result uncertain: an undone import leaves no trace.
 * @returns null where the units never agreed, or where something that no change explains is left over
 */
export function firstLastingChange({
  before,
  after,
  changes,
  agrees,
}: Course): RecordedChange | null {
  const known = changes.reduce((sum, { units }) => sum + units, 0);
  const rest = after - before - known;
  const ordered = changes.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const uncertain = ordered.find(({ isCertain }) => !isCertain);
  if (rest !== 0 && uncertain === undefined) return null;
  let units = before;
  let found: RecordedChange | null = null;
  for (const change of ordered) {
    const didAgree = agrees(units);
    units += change.units + (change === uncertain ? rest : 0);
    if (agrees(units)) found = null;
    else if (didAgree) found = change;
  }
  return found && { ...found, isCertain: rest === 0 };
}

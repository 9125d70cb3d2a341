import { addDays, type IsoDate } from "../dates.ts";
import { daysAfter } from "../transactions/due-instalment.ts";

/** Evidence that all purchases of a fund up to a day are recorded. */
export type Witness = {
  date: IsoDate;
  /** An opening stands for all before it; null. A statement may not have an instalment yet; the import that it is of. */
  importId: string | null;
};

/**
 * The witness that reaches furthest, and the last due date whose instalment is recorded, or was not bought.
 * @returns null where there is none
 */
export function coveredUntil(
  witnesses: readonly Witness[],
): (Pick<Witness, "importId"> & { dueDate: IsoDate }) | null {
  return witnesses
    .map(({ date, importId }) => ({
      dueDate: importId === null ? date : addDays(date, -daysAfter - 1),
      importId,
    }))
    .reduce<ReturnType<typeof coveredUntil>>(
      (furthest, each) => (furthest === null || each.dueDate > furthest.dueDate ? each : furthest),
      null,
    );
}

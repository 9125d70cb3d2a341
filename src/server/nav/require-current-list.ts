import { indianDay, weekdaysBetween, type IsoDate } from "../../shared/dates.ts";
import { OperatorError } from "../platform/log/operator-error.ts";

/** A long weekend has two days without a list; one more may come late. */
const longestWait = 3;

/**
 * @param asOf the date of the newest list, null without one
 * @throws OperatorError where more than three weekdays have passed without a list
 */
export function requireCurrentList(asOf: IsoDate | null, now: Date): void {
  if (asOf === null) throw new OperatorError("there is no scheme list in the database");
  if (weekdaysBetween(asOf, indianDay(now)) <= longestWait) return;
  throw new OperatorError(
    `the newest scheme list is of ${asOf}, more than ${longestWait} working days ago`,
  );
}

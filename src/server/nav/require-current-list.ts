import { weekdaysBetween, type IsoDate } from "../../shared/dates.ts";
import { OperatorError } from "../platform/log/operator-error.ts";

/** A long weekend has two days without a list; one more may come late. */
const longestWait = 3;

/** `asOf` is null without a list. */
export type ListDate = { asOf: IsoDate | null; today: IsoDate };

/** @throws OperatorError without a list, and where more than three weekdays have passed since the newest */
export function requireCurrentList({ asOf, today }: ListDate): void {
  if (asOf === null) throw new OperatorError("there is no scheme list in the database");
  if (weekdaysBetween(asOf, today) <= longestWait) return;
  throw new OperatorError(
    `the newest scheme list is of ${asOf}, more than ${longestWait} weekdays ago`,
  );
}

import { weekdaysBetween, type IsoDate } from "../../shared/dates.ts";
import type { NavStatus } from "../../shared/schemes/schema.ts";
import { OperatorError } from "../platform/log/operator-error.ts";

/** A long weekend has two days without a list; one more may come late. */
const longestWait = 3;

/** `asOf` is null without a list. */
export type ListDate = { asOf: IsoDate | null; today: IsoDate } & Pick<NavStatus, "refusal">;

/**
 * @throws OperatorError without a list, where more than three weekdays have passed since the newest, and where the
 * source's list was refused for what it says, which an operator has to look at
 */
export function requireCurrentList({ asOf, today, refusal }: ListDate): void {
  if (refusal !== null && refusal.kind !== "broken") {
    throw new OperatorError(`the scheme list was refused: ${refusal.reason}`);
  }
  if (asOf === null) throw new OperatorError("there is no scheme list in the database");
  if (weekdaysBetween(asOf, today) <= longestWait) return;
  throw new OperatorError(
    `the newest scheme list is of ${asOf}, more than ${longestWait} weekdays ago`,
  );
}

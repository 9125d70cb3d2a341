import { weekdaysBetween, type IsoDate } from "../../shared/dates.ts";
import type { NavStatus } from "../../shared/schemes/schema.ts";
import { OperatorError } from "../platform/log/operator-error.ts";

/** A long weekend has two days without a list; one more may come late. */
const longestWait = 3;

/** `asOf` is null without a list. */
export type ListDate = { today: IsoDate } & Pick<NavStatus, "asOf" | "refusal" | "sif">;

/**
 * @throws OperatorError without a main list, more than three weekdays after the newest one, or if a list's content was
 * refused, which an operator has to look at. The other list may be missing or old, since all else works without it.
 */
export function requireCurrentList({ asOf, today, refusal, sif }: ListDate): void {
  requireNotHeldBack("the scheme list", refusal);
  requireNotHeldBack("the list of specialised investment funds (SIF)", sif?.refusal ?? null);
  if (asOf === null) throw new OperatorError("there is no scheme list in the database");
  if (weekdaysBetween(asOf, today) <= longestWait) return;
  throw new OperatorError(
    `the newest scheme list is of ${asOf}, more than ${longestWait} weekdays ago`,
  );
}

function requireNotHeldBack(list: string, refusal: NavStatus["refusal"]): void {
  if (refusal === null || refusal.kind === "broken") return;
  throw new OperatorError(`${list} was refused: ${refusal.reason}`);
}

import { decimal } from "../../money.ts";
import { isCurrent } from "../../schemes/scheme.ts";
import { returnsOf } from "../../funds/valuation.ts";
import type { WatchedScheme } from "./schema.ts";

/** Percent between the two newest NAVs, 2 decimals; null where one is missing, or they are over ten days apart. */
export function navChange({
  nav,
  navDate,
  previousNav,
  previousNavDate,
}: Pick<WatchedScheme, "nav" | "navDate" | "previousNav" | "previousNavDate">): number | null {
  if (nav === null || navDate === null || previousNav === null || previousNavDate === null) {
    return null;
  }
  if (previousNavDate >= navDate || !isCurrent(previousNavDate, navDate)) return null;
  const before = decimal(previousNav);
  return returnsOf(decimal(nav).minus(before), before).toNumber();
}

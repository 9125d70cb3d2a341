import { decimal, toDecimalText, type DecimalText } from "../../shared/money.ts";

/** More than any NAV there is (the highest in the feed is about 25 lakh), little enough to stay exact. */
const highestNav = 1_000_000_000;

/**
 * The NAV that a source printed, as an exact decimal: `10.` is 10, up to 8 decimals are kept.
 * @returns null for zero, `N.A.` and whatever else is no price
 */
export function usableNav(printed: string): DecimalText | null {
  if (!/^\d{1,12}(\.\d{0,12})?$/.test(printed)) return null;
  const nav = decimal(printed.replace(/\.$/, ""));
  return nav.gt(0) && nav.lt(highestNav) ? toDecimalText(nav.toFixed()) : null;
}

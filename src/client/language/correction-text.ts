import { formatNav, formatRupees, formatUnits } from "../../shared/number-format.ts";
import type { Correction } from "../../shared/transactions/corrections.ts";
import { dateText } from "./dates.ts";
import { t } from "./text.ts";

/** Names what was mistyped: a NAV beside the units follows from them. */
export function correctionText({ units, nav, amount, date }: Correction): string {
  if (units !== undefined && amount !== undefined) {
    const figures = { units: formatUnits(units), amount: formatRupees(amount) };
    return t("Use {units} units for {amount}", figures);
  }
  if (units !== undefined) return t("Use {units} units", { units: formatUnits(units) });
  if (nav !== undefined) return t("Use a NAV of {nav}", { nav: formatNav(nav) });
  return amount === undefined
    ? t("Use {day}", { day: dateText(date ?? "") })
    : t("Use {amount}", { amount: formatRupees(amount) });
}

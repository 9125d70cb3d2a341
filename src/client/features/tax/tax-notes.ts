import { formatRupees } from "../../../shared/number-format.ts";
import type { TaxReport } from "../../../shared/tax/report-types.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { leftOutTexts } from "./tax-words.ts";

/** What stands on the screen, on each printed page and in each file. */
export function reportNotes({
  rulesAsOf,
  isAfterRules,
  estimate,
  setOffSlab,
  setOffs,
  sales,
}: TaxReport): string[] {
  return [
    t("Worked out from your transactions by the law as of {date}. This is not advice.", {
      date: dateText(rulesAsOf),
    }),
    ...(isAfterRules
      ? [t("The rules of this year are not known yet: those of the last known year are used.")]
      : []),
    t(
      "Not in it: surcharge, the rebate of section 87A, the basic exemption, other income, sales outside these funds.",
    ),
    ...(estimate.slab === null && setOffs.length > 0
      ? [t("No slab is chosen: losses are set off as if it were {slab}%.", { slab: setOffSlab })]
      : []),
    ...(sales.some(({ certain }) => !certain)
      ? [t("What is marked with * depends on a point that is not certain.")]
      : []),
  ];
}

/** `Sample Fund (sales): It has totals only. …` */
export const leftOutNotes = ({ leftOut }: TaxReport): string[] =>
  leftOut.map(({ schemeName, reason, what }) =>
    t("Left out: {fund} ({what}). {reason}", {
      fund: schemeName,
      what: what === "sales" ? t("sales") : t("income"),
      reason: t(leftOutTexts[reason]),
    }),
  );

/** With a sale left out, less may be left. */
export function exemptionNote({ exemptionLimit, exemptionLeft, leftOut }: TaxReport): string {
  const amounts = { limit: formatRupees(exemptionLimit), left: formatRupees(exemptionLeft) };
  return leftOut.some(({ what }) => what === "sales")
    ? t("Exemption of long-term gains on equity: {limit} a year, at most {left} left.", amounts)
    : t("Exemption of long-term gains on equity: {limit} a year, {left} left.", amounts);
}

import { formatNumber, formatShortRupees } from "../../../../shared/number-format.ts";
import { roundTo } from "../../../../shared/rounding.ts";
import { t } from "../../../language/text.ts";

const lakh = 100_000;
const crore = 10_000_000;

/** What a goal comes to on its assumptions, of what it costs then: whole rupees, both in the unit of the cost. */
export function outOfText(projected: number, cost: number): string {
  if (cost >= crore) {
    return t("On these assumptions {part} of {whole} crore", inUnit(projected, cost, crore));
  }
  if (cost >= lakh) {
    return t("On these assumptions {part} of {whole} lakh", inUnit(projected, cost, lakh));
  }
  return t("On these assumptions {part} of {whole}", {
    part: formatShortRupees(projected),
    whole: formatShortRupees(cost),
  });
}

/** One decimal; two where the cost is small in its unit. */
function inUnit(projected: number, cost: number, unit: number) {
  const places = cost < 10 * unit ? 2 : 1;
  const inIt = (rupees: number) => formatNumber(roundTo(rupees / unit, places));
  return { part: inIt(projected), whole: inIt(cost) };
}

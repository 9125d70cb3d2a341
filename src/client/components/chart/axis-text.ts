import { isoDay } from "../../../shared/history/days.ts";
import type { Day } from "../../../shared/history/schema.ts";
import { formatNumber } from "../../../shared/number-format.ts";
import { missing } from "../../../shared/missing.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";

const lakh = 100_000;
const crore = 10_000_000;

/** `₹12.5 L`, `₹3 Cr`, `₹5,000`: with as many decimals as tell the marks apart. */
export function axisAmount(rupees: number, marks: readonly number[]): string {
  const gap = marks.length < 2 ? 0 : Math.abs(stepOf(marks));
  const short = (unit: number): string => {
    const digits = gap === 0 ? 2 : Math.ceil(-Math.log10(gap / unit));
    return formatNumber(rupees / unit, { max: Math.min(6, Math.max(2, digits)) });
  };
  if (Math.abs(rupees) >= crore) return t("₹{number} Cr", { number: short(crore) });
  if (Math.abs(rupees) >= lakh) return t("₹{number} L", { number: short(lakh) });
  return `₹${short(1)}`;
}

const stepOf = (marks: readonly number[]): number =>
  (marks[1] ?? missing()) - (marks[0] ?? missing());

/** A day on the axis: its year where the marks are years apart, its month where they are months apart. */
export function axisDay(day: Day, marks: readonly Day[]): string {
  // A single mark on a narrow screen is the turn of a year or of a month.
  const gap = marks.length < 2 ? Number.POSITIVE_INFINITY : stepOf(marks);
  // Both languages write the day first and the year last.
  const [date = "", month = "", year = ""] = dateText(isoDay(day)).split(" ");
  if (gap >= 360) return year;
  return gap >= 28 ? `${month} ${year.slice(-2)}` : `${date} ${month}`;
}

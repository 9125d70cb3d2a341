import { formatNumber } from "../../../shared/number-format.ts";
import { localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";

const lakh = 100_000;
const crore = 10_000_000;

/** `₹12.5 L`, `₹3 Cr`, `₹5,000`. */
export function axisAmount(rupees: number): string {
  if (Math.abs(rupees) >= crore) return t("₹{number} Cr", { number: short(rupees / crore) });
  if (Math.abs(rupees) >= lakh) return t("₹{number} L", { number: short(rupees / lakh) });
  return `₹${short(rupees)}`;
}

const short = (value: number): string => formatNumber(value, { max: 2 });

const daySeconds = 86_400;

/**
 * A day on the axis: its year where the marks are years apart, its month where they are months apart.
 * @param seconds local time
 */
export function axisDay(seconds: number, marks: readonly number[]): string {
  // A single mark on a narrow screen is the turn of a year or of a month.
  const gap = marks.length < 2 ? Number.POSITIVE_INFINITY : (marks[1] ?? 0) - (marks[0] ?? 0);
  // Both languages write the day first and the year last.
  const [date = "", month = "", year = ""] = localDate(
    new Date(seconds * 1_000).toISOString(),
  ).split(" ");
  if (gap >= 360 * daySeconds) return year;
  return gap >= 28 * daySeconds ? `${month} ${year.slice(-2)}` : `${date} ${month}`;
}

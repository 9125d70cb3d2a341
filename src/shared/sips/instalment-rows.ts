import { parseNavDate, type IsoDate } from "../dates.ts";
import { decimal, zero } from "../money.ts";
import { parseAmount } from "../number-format.ts";
import { instalmentsFrom, type DueInstalment, type Terms } from "./due-dates.ts";
import { stampDutyIn } from "../transactions/stamp-duty.ts";
import type { TransactionType } from "../transactions/types.ts";

export type InstalmentRow = { date: IsoDate; paid: number; units: number };

/** The instalments of a schedule that fall due by a day, oldest first; amounts in rupees. */
export const instalmentsUntil = (terms: Terms, lastDay: IsoDate): DueInstalment[] => [
  ...instalmentsFrom({ ...terms, to: lastDay }, terms.from),
];

/**
 * Instalments with a fund's units shared out over them by what was paid.
 * @param units of all of them: three decimals each, the last takes the rest
 */
export function shareOutUnits(due: readonly DueInstalment[], units: number): InstalmentRow[] {
  const total = due.reduce((sum, { amount }) => sum + amount, 0);
  let [paidBefore, unitsBefore] = [0, zero];
  return due.map(({ dueDate: date, amount: paid }, index) => {
    const isLast = index === due.length - 1;
    paidBefore += paid;
    // Rounded up to here, so that what is rounded off goes to the next row instead of all to the last.
    const upToHere = isLast
      ? decimal(units)
      : decimal(units).times(decimal(paidBefore)).dividedBy(decimal(total), 3);
    const share = upToHere.minus(unitsBefore);
    unitsBefore = upToHere;
    return { date, paid, units: share.toNumber() };
  });
}

/** A line of a spreadsheet, or why it could not be read. */
export type PastedLine = { line: number } & ({ row: InstalmentRow } | { problem: LineProblem });
type LineProblem = "columns" | "date" | "amount" | "units";

/**
 * Reads lines of date, amount paid and units, separated by tabs, semicolons, commas or spaces.
 * Blank lines and a first line of headings are skipped.
 */
export const readPastedRows = (text: string): PastedLine[] =>
  text
    .split(/\r?\n/)
    .map((content, index) => ({ content: content.trim(), line: index + 1 }))
    .filter(({ content, line }) => content !== "" && (line > 1 || /\d/.test(content)))
    .map(({ content, line }) => ({ line, ...readLine(content) }));

function readLine(content: string): { row: InstalmentRow } | { problem: LineProblem } {
  const cells = cellsOf(content).map((cell) => cell.trim());
  if (cells.length !== 3) return { problem: "columns" };
  const [day = "", money = "", count = ""] = cells;
  const date = parseNavDate(day.replace(/[/. ]+/g, "-").replace(/^(\d\d?-\w+)-(\d\d)$/, "$1-20$2"));
  if (date === null) return { problem: "date" };
  const [paid, units] = [parseAmount(money), parseAmount(count)];
  if (paid === null || paid <= 0) return { problem: "amount" };
  if (units === null || units <= 0) return { problem: "units" };
  return { row: { date, paid, units } };
}

function cellsOf(line: string): string[] {
  if (/[\t;]/.test(line)) return line.split(/[\t;]/);
  const byComma = line.split(",");
  if (byComma.length === 3 && !/\s/.test(line)) return byComma;
  const words = line.split(/\s+/);
  return [words.slice(0, -2).join(" "), ...words.slice(-2)].filter((cell) => cell !== "");
}

export function transactionOfRow({ date, paid, units }: InstalmentRow, type: TransactionType) {
  const stampDuty = stampDutyIn(paid, date);
  const amount = decimal(paid).minus(decimal(stampDuty)).toNumber();
  return { date, type, units, amount, stampDuty };
}

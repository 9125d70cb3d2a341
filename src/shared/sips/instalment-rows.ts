import { parseNavDate, type IsoDate } from "../dates.ts";
import { decimal, zero } from "../money.ts";
import { parseAmount } from "../number-format.ts";
import { monthAfter, nextInstalment } from "./due-dates.ts";
import { stampDutyIn } from "../transactions/stamp-duty.ts";
import type { TransactionType } from "../transactions/types.ts";

export type InstalmentRow = { date: IsoDate; paid: number; units: number };

type Schedule = {
  amount: number;
  day: number;
  from: IsoDate;
  count: number;
  stepUp: number | null;
};

/**
 * The instalments of a schedule.
 * @param units of all of them, shared out by what was paid: three decimals, the last takes the rest
 */
export function rowsOfSchedule({ count, ...schedule }: Schedule, units: number): InstalmentRow[] {
  const due: { date: IsoDate; paid: number }[] = [];
  let next = nextInstalment({ ...schedule, to: null }, schedule.from);
  while (next !== null && due.length < count) {
    due.push({ date: next.dueDate, paid: next.amount });
    next = nextInstalment({ ...schedule, to: null }, monthAfter(next.dueDate));
  }
  const total = due.reduce((sum, { paid }) => sum + paid, 0);
  let [paidBefore, unitsBefore] = [0, zero];
  return due.map(({ date, paid }, index) => {
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

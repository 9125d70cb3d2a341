import type { IsoDate } from "../../../dates.ts";
import { toPaise } from "../../../transactions/fixed-point.ts";
import type { TransactionType } from "../../../transactions/types.ts";
import type { CheckFailure, StatementRow, StatementScheme } from "../../statement.ts";
import { attachedTax } from "./classify.ts";
import { afterDate } from "./printed-date.ts";
import type { Line } from "./text-page.ts";

const dutySince: IsoDate = "2020-07-01";
const dutyShare = 0.00005;
/** Rupees, by which registrars round up or down. */
const rounding = 0.011;
/** Of the duty, which some work out of the sum that was debited. */
const grossShare = 0.001;
/** A smaller one can be rounded to nothing. */
const leastDuty = 0.015;

const dutiable: ReadonlySet<TransactionType> = new Set(["purchase", "sip", "switch-in"]);

/**
 * The lines whose stamp duty is another than their amount has, and those without one where the same registrar prints it
 * for others, or any does and it is just what a round sum lacks.
 * @param hasDutyLines whether a line of the file is one of a duty, also one that was not read
 */
export function stampDutyFailures(
  { rows, registrarCode }: Pick<StatementScheme, "rows" | "registrarCode">,
  all: readonly Pick<StatementScheme, "rows" | "registrarCode">[],
  hasDutyLines: boolean,
): CheckFailure[] {
  const registrar = registrarOf(registrarCode);
  const isPrinted = all.some(
    (other) => registrarOf(other.registrarCode) === registrar && other.rows.some(hasDuty),
  );
  const isMissing = (row: StatementRow, duty: number): boolean =>
    duty >= leastDuty && (isPrinted || (hasDutyLines && isShortOfRoundSum(row, duty)));
  return rows.flatMap((row): CheckFailure[] => {
    const expected = expectedDuty(row);
    const [location] = row.locations;
    if (expected === null || location === undefined) return [];
    const isRight = hasDuty(row)
      ? Math.abs(Number(row.stampDuty) - expected) <= rounding + expected * grossShare
      : !isMissing(row, expected);
    return isRight
      ? []
      : [{ check: "stamp-duty", location, expected: expected.toFixed(2), found: row.stampDuty }];
  });
}

/** A line of the table, and no note about the duty. */
export const isDutyLine = ({ text }: Line): boolean =>
  attachedTax(afterDate(text) ?? "") === "stamp-duty";

const registrarOf = (code: string | null): string => code?.split(" ", 1)[0] ?? "";
const hasDuty = ({ stampDuty }: StatementRow): boolean => Number(stampDuty) > 0;

/** Rupees; null where none is due. */
const expectedDuty = ({ date, type, amount }: StatementRow): number | null =>
  date >= dutySince && dutiable.has(type) ? Number(amount) * dutyShare : null;

/** 4,999.75, which is 5,000 less its duty. */
function isShortOfRoundSum({ amount }: StatementRow, duty: number): boolean {
  const paise = toPaise(amount);
  return paise % 100 !== 0 && (paise + toPaise(duty.toFixed(2))) % roundSum === 0;
}

/** Paise: people invest whole tens of rupees. */
const roundSum = 1_000;

import { toMicroUnits } from "../../transactions/fixed-point.ts";
import { signedUnits, typeRules } from "../../transactions/types.ts";
import type { CheckFailure, Place, StatementRow, StatementScheme } from "../statement.ts";

type Checked = Pick<StatementScheme, "opening" | "closing" | "rows">;

/** Millionths of a unit. */
const balanceTolerance = 5_000;
/** Each row's units are rounded to three decimals. */
const closingTolerance = 1_000;
/** Of the amount: exit load, STT and TDS go off what is sold. */
const soldShare = 0.035;
const boughtShare = 0.002;
const rupee = 1;
const valueShare = 0.005;

export function selfChecks(
  { opening, closing, rows }: Checked,
  closingPlace: Place,
): CheckFailure[] {
  const failures: CheckFailure[] = [];
  let balance = toMicroUnits(opening ?? "0");
  for (const row of rows) {
    balance += signedUnits(row);
    const [place = closingPlace] = row.places;
    if (row.balance !== null && Math.abs(balance - toMicroUnits(row.balance)) > balanceTolerance) {
      failures.push(failure("running-balance", place, row.balance, unitsText(balance)));
      balance = toMicroUnits(row.balance);
    }
    const amount = amountFailure(row, place);
    if (amount !== null) failures.push(amount);
  }
  if (closing === null) return failures;
  if (Math.abs(balance - toMicroUnits(closing.units)) > closingTolerance) {
    failures.push(failure("closing-balance", closingPlace, closing.units, unitsText(balance)));
  }
  const { nav, value, units } = closing;
  if (nav !== null && value !== null) {
    const worth = Number(units) * Number(nav);
    if (Math.abs(worth - Number(value)) > Number(value) * valueShare + rupee) {
      failures.push(failure("value", closingPlace, value, worth.toFixed(2)));
    }
  }
  return failures;
}

const unitsText = (microUnits: number): string => (microUnits / 1_000_000).toFixed(3);

const failure = (
  check: CheckFailure["check"],
  place: Place,
  expected: string,
  found: string,
): CheckFailure => ({ check, place, expected, found });

function amountFailure(
  { type, units, nav, amount }: StatementRow,
  place: Place,
): CheckFailure | null {
  if (nav === null || Number(nav) === 0 || Number(units) === 0 || Number(amount) === 0) return null;
  const worth = Number(units) * Number(nav);
  const share = typeRules[type].direction === "out" ? soldShare : boughtShare;
  const rounding = 0.0006 * Number(nav) + rupee;
  return Math.abs(worth - Number(amount)) > worth * share + rounding
    ? failure("amount", place, amount, worth.toFixed(2))
    : null;
}

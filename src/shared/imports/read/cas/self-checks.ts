import { decimalsOf, type DecimalText } from "../../../money.ts";
import { toMicroUnits } from "../../../transactions/fixed-point.ts";
import { isAmountNear } from "../../../transactions/amount-match.ts";
import { signedUnits, typeRules } from "../../../transactions/types.ts";
import type {
  CheckFailure,
  Holding,
  SourceLocation,
  StatementRow,
  StatementScheme,
} from "../../statement.ts";

type Checked = Pick<StatementScheme, "opening" | "closing" | "rows">;

/** Millionths of a unit. */
const balanceTolerance = 5_000;
/** Each row's units are rounded to three decimals. */
const closingTolerance = 1_000;
/** Of the amount: exit load, STT and TDS go off what is sold. */
const soldShare = 0.035;
const boughtShare = 0.002;
/** Of a non-resident's sale: 30 % of a gain, with surcharge and cess, is at most this. */
const taxedShare = 0.45;
const rupee = 1;
const valueShare = 0.005;

export function selfChecks(
  { opening, closing, rows }: Checked,
  closingPlace: SourceLocation,
): CheckFailure[] {
  const failures: CheckFailure[] = [];
  let balance = toMicroUnits(opening ?? "0");
  for (const row of rows) {
    const units = signedUnits(row);
    balance += units;
    const location = row.locations[0] ?? closingPlace;
    if (row.balance !== null) {
      const printed = toMicroUnits(row.balance);
      if (Math.abs(balance - printed) > balanceTolerance) {
        failures.push(failure("running-balance", location, row.balance, unitsText(balance)));
        balance = printed;
      }
    }
    const amount = amountFailure(row, Math.abs(units) / 1_000_000, location);
    if (amount !== null) failures.push(amount);
  }
  if (closing === null) return failures;
  if (Math.abs(balance - toMicroUnits(closing.units)) > closingTolerance) {
    failures.push(failure("closing-balance", closingPlace, closing.units, unitsText(balance)));
  }
  return [...failures, ...valueFailures(closing, closingPlace)];
}

/** Where the units at the printed NAV are not worth what is printed. */
export function valueFailures(
  { nav, value, units }: Holding,
  location: SourceLocation,
): CheckFailure[] {
  if (nav === null || value === null) return [];
  const worth = Number(units) * Number(nav);
  return Math.abs(worth - Number(value)) > Number(value) * valueShare + rupee
    ? [failure("value", location, value, worth.toFixed(2))]
    : [];
}

const decimalsOfUnits = 3;
const decimalsOfNav = 4;

/** Units are printed with three decimals, NAVs with four: so printed, the one cannot stand in the place of the other. */
export const isToldByDecimals = (units: DecimalText, nav: DecimalText): boolean =>
  decimalsOf(units) <= decimalsOfUnits && decimalsOf(nav) === decimalsOfNav;

const unitsText = (microUnits: number): string => (microUnits / 1_000_000).toFixed(3);

const failure = (
  check: CheckFailure["check"],
  location: SourceLocation,
  expected: string,
  found: string,
): CheckFailure => ({ check, location, expected, found });

function amountFailure(
  row: StatementRow,
  units: number,
  location: SourceLocation,
): CheckFailure | null {
  if (row.nav === null) return null;
  const [nav, amount] = [Number(row.nav), Number(row.amount)];
  if (nav === 0 || units === 0 || amount === 0) return null;
  const charges = Number(row.stt) + Number(row.tds) + Number(row.exitLoad);
  const isSold = typeRules[row.type].direction === "out";
  const priced = { type: row.type, units, nav, amount, charges };
  if (isAmountNear(priced, isSold ? soldShare : boughtShare)) return null;
  const worth = units * nav;
  return isSold && hasUnstatedTax(row, worth)
    ? null
    : failure("amount", location, row.amount, worth.toFixed(2));
}

/** Whether an amount is net of a tax that the statement mentions without its figure. */
export function hasUnstatedTax(
  { amount, description }: Pick<StatementRow, "amount" | "description">,
  worth: number,
): boolean {
  const credited = Number(amount);
  const isTaxed = /\btds\b|tax deducted/i.test(description);
  return isTaxed && credited < worth && credited >= worth * (1 - taxedShare);
}

import { decimal, decimalsOf, type DecimalText } from "../../../money.ts";
import {
  fromMicroUnits,
  toMicroUnits,
  type MicroUnits,
} from "../../../transactions/fixed-point.ts";
import { typeRules, type TransactionType } from "../../../transactions/types.ts";
import type { SourceLocation, StatementRow, StatementScheme } from "../../statement.ts";
import {
  attachedTax,
  incomingType,
  isCharge,
  isConsolidation,
  isEvent,
  isPaidOut,
  isTakenBack,
  isTrade,
  isTaxLine,
  isUnitSplit,
  outgoingType,
  typeWithoutUnits,
  withoutLetterSpacing,
} from "./classify.ts";
import { isNegative, withoutSign } from "./numbers.ts";
import type { PrintedRow } from "./read-rows.ts";
import { isReversal, settleReversals } from "./reversals.ts";

type Found = Pick<StatementScheme, "rows" | "events" | "leftOut" | "failures">;

/** Millionths of a unit by which a printed balance may be off; less where the units only fit with the other sign. */
const tolerance = 5_000;
const flippedSignTolerance = 500;
const decimalsOfMoney = 2;
const nowhere: SourceLocation = { page: null, line: 0, text: "" };

export function transactionsOf(printed: readonly PrintedRow[], opening: DecimalText): Found {
  const found: Found = { rows: [], events: [], leftOut: [], failures: [] };
  let balance = toMicroUnits(opening);
  for (const measured of inOrderOfBalances(printed.map(measure), balance)) {
    const { row } = measured;
    const location = row.locations[0] ?? nowhere;
    const hasNumber = (row.amount ?? row.units ?? row.nav ?? row.balance) !== null;
    const isFlipped = hasOtherSign(measured, balance);
    const units = isFlipped ? negated(row.units) : row.units;
    const change = splitChange(measured, balance);
    const isOfMoney = isTaxLine(row.description) || isPaidOut(row.description);
    if (change !== null) {
      addSplit(found, row, change);
      balance += toMicroUnits(change);
    } else if (
      (!hasNumber && !isOfMoney) ||
      (units === null &&
        isEvent(row.description) &&
        !(row.amount !== null && isCharge(row.description)) &&
        attachedTax(row.description) === null &&
        typeWithoutUnits(row.description) === null)
    ) {
      found.events.push(...row.locations);
    } else if (units === null) {
      addWithoutUnits(found, row, location);
    } else {
      balance += isFlipped ? -measured.units : measured.units;
      addWithUnits(found, row, units, measured.units === 0, location);
    }
    if (row.balance !== null && units !== null) balance = measured.balance;
  }
  settleReversals(found);
  return found;
}

/**
 * By how many units a split changes what is held; null for another row. Some statements print only the units after it, in
 * one or both columns.
 */
function splitChange(measured: Measured, before: MicroUnits): DecimalText | null {
  const { row, units, balance } = measured;
  if (!isUnitSplit(row.description) || Number(row.amount ?? "0") !== 0) return null;
  if (Number.isNaN(balance) || leadsTo(before, measured)) return row.units;
  if (Number.isNaN(units) || units === balance)
    return decimal(fromMicroUnits(balance - before)).toText();
  return hasOtherSign(measured, before) ? negated(row.units) : row.units;
}

/** Old units that go and new ones that come in two lines of a day are one change. */
function addSplit({ rows, failures }: Found, row: PrintedRow, units: DecimalText): void {
  const { date, balance, locations } = row;
  const last = rows.at(-1);
  if (last?.type === "split" && last.date === date) {
    Object.assign(last, { units: sum(last.units, units), balance });
    last.locations.push(...locations);
  } else rows.push({ ...emptyRow(row), date, type: "split", units, balance });
  const location = locations[0] ?? nowhere;
  if (balance === null) failures.push({ check: "split", location, expected: "", found: "" });
}

/** A row with its units and balance as integers, read once; NaN where it has none. */
type Measured = { row: PrintedRow; units: MicroUnits; balance: MicroUnits };

const measure = (row: PrintedRow): Measured => ({
  row,
  units: row.units === null ? Number.NaN : toMicroUnits(row.units),
  balance: row.balance === null ? Number.NaN : toMicroUnits(row.balance),
});

/**
 * A day's rows in the order in which their balances follow from each other: a bounced instalment can be printed above
 * its purchase with the balance after both. What stands without units below a row goes with it.
 */
function inOrderOfBalances(rows: Measured[], opening: MicroUnits): readonly Measured[] {
  let balance = opening;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined || Number.isNaN(row.units) || Number.isNaN(row.balance)) continue;
    const first = leadsTo(balance, row) ? -1 : rowBefore(rows, at, balance);
    if (first !== -1) {
      const { date } = row.row;
      const end = rows.findIndex(
        (other, index) => index > first && (other.row.units !== null || other.row.date !== date),
      );
      const count = (end === -1 ? rows.length : end) - first;
      rows.splice(at, 0, ...rows.splice(first, count));
    }
    balance = rows[at]?.balance ?? 0;
  }
  return rows;
}

/** The later row of the same day after whose balance the row's own balance follows. */
const rowBefore = (rows: readonly Measured[], at: number, balance: MicroUnits): number => {
  const row = rows[at];
  return rows.findIndex(
    (other, index) =>
      index > at &&
      row !== undefined &&
      other.row.date === row.row.date &&
      leadsTo(balance, other) &&
      leadsTo(other.balance, row),
  );
};

const leadsTo = (before: MicroUnits, { units, balance }: Measured): boolean =>
  Math.abs(before + units - balance) <= tolerance;

/** Whether only the other sign leads to the balance: it decides where the parentheses are missing. */
const hasOtherSign = (measured: Measured, before: MicroUnits): boolean =>
  !leadsTo(before, measured) &&
  Math.abs(before - measured.units - measured.balance) <= flippedSignTolerance;

const negated = (units: DecimalText | null): DecimalText | null =>
  units === null ? null : isNegative(units) ? withoutSign(units) : `-${units}`;

function addWithoutUnits(found: Found, row: PrintedRow, location: SourceLocation): void {
  const { description, amount, date } = row;
  const tax = attachedTax(description);
  if (tax !== null) return attach(found, row, tax, location);
  const type = typeWithoutUnits(description);
  if (type === null || amount === null) {
    if (type !== null) sayNoAmount(found, row, location);
    leaveOut(found, row, location);
    return;
  }
  if (isTakenBack(description)) {
    const paid = found.rows.findLast((other) => other.type === type && isAmountOf(other, amount));
    takeBack(found, row, paid, location);
    return;
  }
  found.rows.push({ ...emptyRow(row), date, type, amount: withoutSign(amount) });
}

/** The tax that went off a payout is none of what was declared. */
const isAmountOf = (row: StatementRow, amount: DecimalText): boolean =>
  Number(row.units) === 0 &&
  Number(withoutSign(amount)) === Number(sum(row.amount, row.tds)) &&
  Number(amount) !== 0;

/** A distribution that did not arrive is none; one that is taken back and is not here is not understood. */
function takeBack(
  found: Found,
  row: PrintedRow,
  paid: StatementRow | undefined,
  location: SourceLocation,
): void {
  if (paid === undefined) return leaveOut(found, row, location);
  found.rows.splice(found.rows.indexOf(paid), 1);
  for (const place of [...paid.locations, ...row.locations])
    found.leftOut.push({ location: place, reason: "no-effect" });
}

function leaveOut({ leftOut }: Found, { amount }: PrintedRow, location: SourceLocation): void {
  const hasMoney = amount !== null && Number(amount) !== 0;
  leftOut.push({ location, reason: hasMoney ? "amount-only" : "no-effect" });
}

/** Money that a line should have: without it, its units times the NAV are a guess, and a tax is lost. */
function sayNoAmount({ failures }: Found, { amount }: PrintedRow, location: SourceLocation): void {
  if (amount === null) failures.push({ check: "no-amount", location, expected: "", found: "" });
}

type TaxName = "stamp-duty" | "stt" | "tds";

/** Taxes stand below the row of the same day that they belong to. */
function attach(found: Found, row: PrintedRow, tax: TaxName, location: SourceLocation): void {
  const owner = ownerOf(found.rows, row);
  if (owner === undefined || row.amount === null) {
    sayNoAmount(found, row, location);
    leaveOut(found, row, location);
    return;
  }
  const amount = withoutSign(row.amount);
  if (hasTaxAlready(owner, tax, amount))
    found.failures.push({ check: "repeated-tax", location, expected: "", found: amount });
  owner.locations.push(...row.locations);
  if (tax === "stamp-duty") {
    owner.stampDuty = sum(owner.stampDuty, amount);
    return;
  }
  owner[tax] = sum(owner[tax], amount);
  // A payout is printed before its tax; a redemption is printed as it was credited.
  if (owner.type === "idcw-payout") owner.amount = difference(owner.amount, amount);
}

/** A tax of an equal amount below the same line can be the same line again. */
const hasTaxAlready = (owner: StatementRow, tax: TaxName, amount: DecimalText): boolean =>
  Number(amount) > 0 &&
  Number(tax === "stamp-duty" ? owner.stampDuty : owner[tax]) === Number(amount);

/** What is taken back in parentheses is a reversal's, where the day has one. */
function ownerOf(rows: readonly StatementRow[], { date, amount }: PrintedRow) {
  const last = rows.at(-1);
  if (last === undefined || last.date !== date) return undefined;
  const isNegativeAmount = amount !== null && isNegative(amount);
  const reversal = isNegativeAmount
    ? rows.findLast((row) => row.date === date && isReversal(row))
    : undefined;
  return reversal ?? last;
}

function addWithUnits(
  found: Found,
  row: PrintedRow,
  signed: DecimalText,
  hasNoUnits: boolean,
  location: SourceLocation,
): void {
  const isOut = isNegative(signed);
  const units = withoutSign(signed);
  const type = hasNoUnits
    ? (typeWithoutUnits(row.description) ?? "idcw-reinvestment")
    : isOut
      ? outgoingType(row.description)
      : incomingType(row.description);
  const transaction = emptyRow(row);
  transaction.type = type;
  transaction.units = units;
  transaction.amount = amountOf(row, type, units);
  transaction.nav = row.nav;
  transaction.balance = row.balance;
  const isNothing = () => transaction.amount === "0" || typeWithoutUnits(row.description) === null;
  if (hasNoUnits && isNothing()) {
    leaveOut(found, row, location);
    return;
  }
  const { amount, crossesPortfolio } = typeRules[type];
  // Units of a segregated portfolio, or from another folio, can stand without any money.
  const isPriced = row.nav !== null || crossesPortfolio === "always";
  if (amount !== "zero" && isPriced) sayNoAmount(found, row, location);
  if (isConsolidation(row.description))
    found.failures.push({ check: "consolidation", location, expected: "", found: "" });
  if (tradedTypes.has(type) && !isTrade(row.description, type))
    found.failures.push({ check: "kind", location, expected: "", found: row.description });
  if (isLikeNav(transaction)) {
    const failure = { expected: "", found: transaction.amount };
    found.failures.push({ check: "amount-decimals", location, ...failure });
  }
  found.rows.push(transaction);
}

/** What the words of a line fall back to. */
const tradedTypes: ReadonlySet<TransactionType> = new Set(["purchase", "sip", "redemption", "swp"]);

/** One unit costs its NAV: which of the two figures is the amount shows by their decimals alone. */
const isLikeNav = ({ units, amount }: StatementRow): boolean =>
  Math.abs(Number(units) - 1) < aboutOne && decimalsOf(amount) > decimalsOfMoney;

/** Units by which an amount is still near enough to the NAV. */
const aboutOne = 0.1;

function amountOf(
  { amount, nav }: PrintedRow,
  type: TransactionType,
  units: DecimalText,
): DecimalText {
  if (typeRules[type].amount === "zero") return "0";
  if (amount !== null) return withoutSign(amount);
  return nav === null ? "0" : decimal(units).times(decimal(nav)).roundTo(2).toText();
}

/** A row of zeros, for the caller to fill in. */
export const emptyRow = ({
  date,
  description,
  locations,
}: Pick<PrintedRow, "date" | "description" | "locations">): StatementRow => ({
  date,
  type: "purchase",
  units: "0",
  amount: "0",
  nav: null,
  stampDuty: "0",
  stt: "0",
  tds: "0",
  exitLoad: "0",
  balance: null,
  reference: null,
  description: withoutLetterSpacing(description),
  own: null,
  locations: [...locations],
});

const sum = (one: DecimalText, other: DecimalText): DecimalText =>
  decimal(one).plus(decimal(other)).toText();
const difference = (one: DecimalText, other: DecimalText): DecimalText => {
  const left = decimal(one).minus(decimal(other));
  return left.isPositive() ? left.toText() : one;
};

import { decimal, zero, type DecimalText } from "../../../money.ts";
import { typeRules } from "../../../transactions/types.ts";
import type { StatementRow } from "../../statement.ts";
import { cellNumber } from "./cells.ts";
import type { TableColumn } from "./column-values.ts";

export type Charges = Pick<StatementRow, "stt" | "tds" | "exitLoad">;

const chargeName =
  /\b(?:stt|tds|loads?|stamp|duty|tax(?:es)?|charges?|chgs?|fees?|brokerage|cess|gst|surcharge|penalty|deductions?)\b/;
const chargeInHindi = /लोड/u;
/** Of a scheme, or no sum of money. */
const noMoney =
  /%|percent|\brates?\b|period|\bdays?\b|structure|\byear|\bcodes?\b|\bno\b|free|status/;

/** Whether a column has the name of a charge, which is taken from a transaction's money. */
export const isChargeName = (name: string): boolean => {
  // "S.T.T." is one word.
  const plain = name.replaceAll("_", " ").replaceAll(".", "");
  return (chargeName.test(plain) || chargeInHindi.test(plain)) && !noMoney.test(plain);
};

export const isSumOfMoney = (cell: string): boolean => (cellNumber(cell) ?? "0") !== "0";

export const hasCharges = ({ name, filled }: TableColumn): boolean =>
  isChargeName(name) && filled.some(isSumOfMoney);

/** Units are printed with three decimals, money with two. */
const [unitsRounding, rounding] = [0.0005, 0.005];

/** Whether units × NAV are so many rupees, but for roundings. */
export const isWorth = ({ units, nav }: StatementRow, rupees: number): boolean =>
  nav !== null &&
  Math.abs(Number(units) * Number(nav) - rupees) <= Number(nav) * unitsRounding + rounding;

/**
 * The row with its charges, and its amount without them: as it was credited. A sale's amount may be printed before all,
 * some or none of them, which shows by units × NAV; a payout's by the share that its TDS is.
 * @returns `isOpen` where nothing shows it; then the amount stays as printed
 */
export function withCharges(
  row: StatementRow,
  charges: Charges,
): { row: StatementRow; isOpen: boolean } {
  const charged = Object.values(charges).filter((charge) => Number(charge) > 0);
  if (charged.length === 0) return { row, isOpen: false };
  const left = leftToDeduct(row, charged);
  const amount = left === null ? null : decimal(row.amount).minus(decimal(left));
  return amount === null || amount.isNegative()
    ? { row: { ...row, ...charges }, isOpen: true }
    : { row: { ...row, ...charges, amount: amount.toText() }, isOpen: false };
}

/** The rupees that the printed amount still has in it; null where nothing shows them. */
function leftToDeduct(row: StatementRow, charged: readonly DecimalText[]): DecimalText | null {
  const all = sumOf(charged);
  if (row.type === "idcw-payout") return leftOfPayout(Number(row.amount), all);
  const printed = Number(row.amount);
  if (row.type === "idcw-reinvestment") {
    // Its units are what the money after tax has bought.
    return [zero.toText(), all].find((left) => isWorth(row, printed - Number(left))) ?? null;
  }
  if (typeRules[row.type].direction !== "out" || row.nav === null) return null;
  const parts =
    charged.length > 2 ? [...charged, ...charged.map((one) => less(all, one))] : charged;
  const exact = [zero.toText(), all, ...parts].find((left) =>
    isWorth(row, printed + Number(all) - Number(left)),
  );
  return exact ?? nearest(Number(row.units) * Number(row.nav) - printed, all);
}

/** How often nearer one reading must be than the other, where units or NAV are rounded. */
const clearly = 3;

function nearest(deducted: number, all: DecimalText): DecimalText | null {
  const [fromAll, fromNone] = [Math.abs(Number(all) - deducted), Math.abs(deducted)];
  if (fromAll * clearly <= fromNone) return zero.toText();
  return fromNone * clearly <= fromAll ? all : null;
}

/** Of a distribution, since April 2020: for residents, with and without a PAN, and non-residents. */
const taxShares = [0.1, 0.075, 0.2, 0.208];

function leftOfPayout(amount: number, tax: DecimalText): DecimalText | null {
  const isShareOf = (whole: number) =>
    taxShares.some((share) => Math.abs(whole * share - Number(tax)) <= rounding * 2);
  const [isGross, isNet] = [isShareOf(amount), isShareOf(amount + Number(tax))];
  if (isGross === isNet) return null;
  return isGross ? tax : zero.toText();
}

const sumOf = (figures: readonly DecimalText[]): DecimalText =>
  figures.reduce((sum, figure) => sum.plus(decimal(figure)), zero).toText();

const less = (one: DecimalText, other: DecimalText): DecimalText =>
  decimal(one).minus(decimal(other)).toText();

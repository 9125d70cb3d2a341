/**
 * A second reckoning of a ledger, written apart from the product's: whole numbers without limit,
 * one lot a purchase in a plain list, everything from the start for each question.
 */
export type ReferenceTransaction = {
  date: string;
  sequence: number;
  type: string;
  units: number;
  amount: number;
  stampDuty: number;
};

type Totals = { units: number; invested: number; realised: number };

const incoming = ["purchase", "sip", "switch-in", "opening", "bonus", "idcw-reinvestment"];
const outgoing = ["redemption", "swp", "switch-out"];

/** @returns null where more units go out than there are */
export function referenceLedger(transactions: readonly ReferenceTransaction[]): Totals | null {
  const lots: { units: bigint; cost: bigint }[] = [];
  let realised = 0n;
  for (const { type, units, amount, stampDuty } of transactions.toSorted(inOrder)) {
    if (incoming.includes(type)) {
      lots.push({ units: scaled(units, 6), cost: scaled(amount, 2) + scaled(stampDuty, 2) });
    } else if (outgoing.includes(type)) {
      const cost = takeOldest(lots, scaled(units, 6));
      if (cost === null) return null;
      realised += scaled(amount, 2) - cost;
    } else if (type !== "idcw-payout") {
      throw new Error(`the reference ledger does not support ${type}`);
    }
  }
  return {
    units: Number(total(lots, "units")) / 1e6,
    invested: Number(total(lots, "cost")) / 100,
    realised: Number(realised) / 100,
  };
}

const inOrder = (one: ReferenceTransaction, other: ReferenceTransaction): number =>
  one.date.localeCompare(other.date) ||
  Number(outgoing.includes(one.type)) - Number(outgoing.includes(other.type)) ||
  one.sequence - other.sequence;

const scaled = (value: number, decimals: number): bigint =>
  BigInt(value.toFixed(decimals).replace(".", ""));

const total = (lots: { units: bigint; cost: bigint }[], field: "units" | "cost"): bigint =>
  lots.reduce((sum, lot) => sum + lot[field], 0n);

/** Within 0.0005 units of all there is, everything goes. */
function takeOldest(lots: { units: bigint; cost: bigint }[], wanted: bigint): bigint | null {
  const held = total(lots, "units");
  if (wanted > held + 500n) return null;
  if (wanted >= held - 500n) {
    const cost = total(lots, "cost");
    lots.length = 0;
    return cost;
  }
  let [left, cost] = [wanted, 0n];
  for (const lot of lots) {
    const taken = left < lot.units ? left : lot.units;
    if (lot.units === 0n) continue;
    const part = taken === lot.units ? lot.cost : roundedQuotient(lot.cost * taken, lot.units);
    lot.units -= taken;
    lot.cost -= part;
    cost += part;
    left -= taken;
    if (left === 0n) break;
  }
  return cost;
}

/** Half away from zero; both are positive. */
const roundedQuotient = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

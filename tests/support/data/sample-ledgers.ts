import { compareTransactions } from "../../../src/shared/transactions/order.ts";
import { isoDay, dayOf } from "../../../src/shared/history/days.ts";
import type { NavPoints } from "../../../src/shared/history/schema.ts";
import type { TransactionType } from "../../../src/shared/transactions/types.ts";
import { referenceLedger, type ReferenceTransaction } from "./reference-ledger.ts";

export type MadeTransaction = ReferenceTransaction & { type: TransactionType };

/** The same numbers from 0 to 1 for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How often a type is made, of a hundred. */
const shares: readonly (readonly [TransactionType, number])[] = [
  ["sip", 35],
  ["purchase", 15],
  ["switch-in", 5],
  ["idcw-reinvestment", 5],
  ["bonus", 3],
  ["redemption", 22],
  ["switch-out", 7],
  ["idcw-payout", 8],
];

function typeAt(share: number): TransactionType {
  let left = share * 100;
  return shares.find(([, each]) => (left -= each) < 0)?.[0] ?? "purchase";
}

/** Transactions of a scheme of all kinds, on days within its NAVs; never more sold than held. */
export function madeLedger(
  navs: NavPoints,
  count: number,
  random: () => number,
): MadeTransaction[] {
  const [first, last] = [navs.days[0] ?? 0, navs.days.at(-1) ?? 0];
  const made: MadeTransaction[] = [];
  for (let sequence = 0; sequence < count; sequence += 1) {
    const date = isoDay(first + Math.floor(random() * (last - first)));
    const index = navs.days.findLastIndex((day) => day <= dayOf(date));
    const nav = navs.navs[index] ?? 1;
    const amount = Math.round(random() * 2_000_000) / 100 + 1;
    const units = Math.round((amount / nav) * 1_000) / 1_000 || 0.001;
    const type = typeAt(random());
    const isBought = type === "sip" || type === "purchase" || type === "switch-in";
    const added = {
      date,
      sequence,
      type,
      units: type === "idcw-payout" ? 0 : units,
      amount: type === "bonus" ? 0 : amount,
      stampDuty: isBought ? Math.round(amount * 0.005) / 100 : 0,
    };
    if (isPossible([...made, added])) made.push(added);
  }
  return made.toSorted((one, other) =>
    compareTransactions({ id: "", ...one }, { id: "", ...other }),
  );
}

/** Every day must end with no less than 0 units. */
const isPossible = (transactions: readonly ReferenceTransaction[]): boolean =>
  [...new Set(transactions.map(({ date }) => date))].every(
    (day) => referenceLedger(transactions.filter(({ date }) => date <= day)) !== null,
  );

import { compareTransactions } from "../../src/shared/transactions/order.ts";
import { isoDay, dayOf } from "../../src/shared/history/days.ts";
import type { NavPoints } from "../../src/shared/history/schema.ts";
import type { TransactionType } from "../../src/shared/transactions/types.ts";
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

/** Purchases, SIPs, payouts and redemptions of a scheme, on days within its NAVs; never more sold than held. */
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
    const kind = random();
    const type: TransactionType =
      kind < 0.4 ? "sip" : kind < 0.6 ? "purchase" : kind < 0.9 ? "redemption" : "idcw-payout";
    const stampDuty = kind < 0.6 ? Math.round(amount * 0.005) / 100 : 0;
    const added = {
      date,
      sequence,
      type,
      units: type === "idcw-payout" ? 0 : units,
      amount,
      stampDuty,
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

import fc from "fast-check";
import { dayOf, isoDay } from "../../../src/shared/history/days.ts";
import type { NavPoints } from "../../../src/shared/history/schema.ts";
import { valueInPaise } from "../../../src/shared/history/value-series.ts";
import type { LedgerStep } from "../../../src/shared/direct/twin-units.ts";
import type { Entry } from "../../../src/shared/transactions/entry.ts";
import { replay } from "../../../src/shared/transactions/ledger.ts";
import { entry } from "./ledger-entries.ts";

/** A ledger as the reckoning takes it, replayed. */
export const stepsOf = (entries: readonly Entry[]): LedgerStep[] =>
  (replay(entries).get("fund")?.entries ?? []).map((step) => ({ ...step, exitLoad: 0 }));

/** NAVs on weekdays, of which the direct plan's grow by some percent more in a year. */
export function madePair(from: string, to: string, percent = 1) {
  const regular: NavPoints = { days: [], navs: [] };
  const direct: NavPoints = { days: [], navs: [] };
  const first = dayOf(from);
  for (let day = first; day <= dayOf(to); day += 1) {
    if ((day + 4) % 7 === 0 || (day + 4) % 7 === 6) continue;
    const nav = 20 + (day - first) / 150 + 3 * Math.sin(day / 60);
    regular.days.push(day);
    regular.navs.push(Number(nav.toFixed(4)));
    direct.days.push(day);
    direct.navs.push(Number((nav * (1 + percent / 100) ** ((day - first) / 365)).toFixed(4)));
  }
  return { regular, direct };
}

const kinds = [
  "sip",
  "purchase",
  "redemption",
  "swp",
  "switch-out",
  "bonus",
  "split",
  "transfer-out",
] as const;

/** Transactions on days with a NAV, none of which takes more than is held; the first buys. */
export const randomLedger = ({ regular }: { regular: NavPoints }) =>
  fc
    .array(
      fc.record({
        gap: fc.integer({ min: 1, max: 60 }),
        kind: fc.constantFrom(...kinds),
        rupees: fc.integer({ min: 100, max: 500_000 }),
        share: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 40 },
    )
    .map((steps) => {
      const entries: Entry[] = [];
      let [at, held] = [-1, 0];
      for (const { gap, kind, rupees, share } of steps) {
        at += gap;
        const [day, nav] = [regular.days[at], regular.navs[at]];
        if (day === undefined || nav === undefined) break;
        const type = held < 100_000 ? "purchase" : kind;
        const isBought = type === "sip" || type === "purchase";
        const micro = isBought
          ? Math.round(rupees / nav / 0.001) * 1_000
          : Math.round((held * share) / 100 / 1_000) * 1_000;
        const isFree = type === "bonus" || type === "split";
        const amount = isBought ? rupees : valueInPaise(micro, nav) / 100;
        entries.push(
          entry({
            date: isoDay(day),
            type,
            units: micro / 1_000_000,
            amount: isFree ? 0 : amount,
            sequence: entries.length,
          }),
        );
        held += isBought || isFree ? micro : -micro;
      }
      return entries;
    });

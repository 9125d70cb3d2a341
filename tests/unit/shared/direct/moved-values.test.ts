import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movedValues } from "../../../../src/shared/direct/moved-values.ts";
import type { NavPair } from "../../../../src/shared/direct/nav-lookup.ts";
import { moneyInDirect } from "../../../../src/shared/direct/same-money.ts";
import { priceLedger, type LedgerStep } from "../../../../src/shared/direct/twin-units.ts";
import { isoDay } from "../../../../src/shared/history/days.ts";
import { missing } from "../../../../src/shared/missing.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";
import type { Entry } from "../../../../src/shared/transactions/entry.ts";
import { replay } from "../../../../src/shared/transactions/ledger.ts";
import { entry } from "../../../support/data/ledger-entries.ts";
import { madePair } from "../../../support/data/twin-ledgers.ts";

const navs = madePair("2018-01-01", "2024-06-28", 2);
const dayAt = (index: number) => isoDay(navs.regular.days[index] ?? missing());

/** The funds of an account in the direct plan, with what paired legs move between them. */
function account(
  entries: readonly Entry[],
  navsOf: (fundId: string) => NavPair | null = () => navs,
) {
  const steps = new Map(
    [...replay(entries)].map(([id, ledger]) => [
      id,
      ledger.entries.map((step): LedgerStep => ({ ...step, exitLoad: 0 })),
    ]),
  );
  const known = [...steps].flatMap(([id, own]) => {
    const pair = navsOf(id);
    return pair === null ? [] : [{ id, own, pair }];
  });
  const priced = known.map(({ own, pair }) => priceLedger(own, pair) ?? missing());
  const moved = runAtOnce(movedValues(priced));
  const funds = new Map(
    known.map(({ id, own, pair }) => [id, moneyInDirect(own, pair, moved) ?? missing()]),
  );
  const sum = (of: (fund: ReturnType<typeof moneyInDirect> & {}) => number) =>
    [...funds.values()].reduce((total, fund) => total + of(fund), 0);
  return {
    funds,
    lost: sum(({ value, valueDirect }) => valueDirect - value),
    exactly: sum(({ value, valueDirect, ledger }) => (ledger.isEstimate ? 0 : valueDirect - value)),
    lostInYear: sum(({ lastYear }) => lastYear.lost ?? 0),
  };
}

const purchase = (fundId: string, at: number, units: number) =>
  entry({ fundId, date: dayAt(at), type: "purchase", units, amount: units * 20 });

const transfer = (from: string, to: string, at: number, units: number, pairId = `p${at}`) =>
  (["transfer-out", "transfer-in"] as const).map((type, side) =>
    entry({
      fundId: [from, to][side] ?? "",
      date: dayAt(at),
      type,
      units,
      amount: units * 20,
      pairId,
      sequence: side,
    }),
  );

/** A paisa for each rounding. */
const nearly = (one: number, other: number, paise: number) =>
  expect(Math.abs(one - other)).toBeLessThanOrEqual(paise);

describe("what paired legs move between two funds in the direct plan", () => {
  it("leaves the sum and the last year as they are, whatever moves when", () => {
    const move = fc.record({
      from: fc.integer({ min: 0, max: 2 }),
      by: fc.integer({ min: 1, max: 2 }),
      units: fc.integer({ min: 1, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 12 }), (moves) => {
        const names = ["a", "b", "c"];
        const held = [1_000, 500, 0];
        const before = [purchase("a", 0, 1_000), purchase("b", 90, 500), purchase("c", 120, 0.001)];
        const legs = moves.flatMap(({ from, by, units }, index) => {
          const to = (from + by) % 3;
          const moving = Math.min(units, held[from] ?? 0);
          if (moving <= 0) return [];
          held[from] = (held[from] ?? 0) - moving;
          held[to] = (held[to] ?? 0) + moving;
          return transfer(names[from] ?? "", names[to] ?? "", 200 + 100 * index, moving);
        });
        const [without, withMoves] = [account(before), account([...before, ...legs])];
        nearly(withMoves.lost, without.lost, 10 + legs.length);
        nearly(withMoves.lostInYear, without.lostInYear, 20 + 2 * legs.length);
      }),
      { numRuns: 60 },
    );
  });

  it("is an estimate where an estimated ledger gives it, and never moves into an exact sum", () => {
    const move = fc.record({
      from: fc.integer({ min: 0, max: 2 }),
      by: fc.integer({ min: 1, max: 2 }),
      units: fc.integer({ min: 1, max: 90 }),
    });
    const estimated = { ...navs, isEstimate: true };
    const navsOf = (id: string) => (id === "a" ? estimated : navs);
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 8 }), (moves) => {
        const names = ["a", "b", "c"];
        const before = [
          purchase("a", 0, 1_000),
          purchase("b", 90, 1_000),
          purchase("c", 120, 1_000),
        ];
        const legs = moves.flatMap(({ from, by, units }, index) =>
          transfer(names[from] ?? "", names[(from + by) % 3] ?? "", 200 + 100 * index, units),
        );
        const [without, withMoves] = [
          account(before, navsOf),
          account([...before, ...legs], navsOf),
        ];
        nearly(withMoves.lost, without.lost, 10 + legs.length);
        expect(withMoves.exactly).toBeLessThanOrEqual(without.exactly + 10 + legs.length);
        const reached = new Set(["a"]);
        for (const { from, by } of moves) {
          if (reached.has(names[from] ?? "")) reached.add(names[(from + by) % 3] ?? "");
        }
        const estimates = [...withMoves.funds].filter(([, { ledger }]) => ledger.isEstimate);
        expect(new Set(estimates.map(([id]) => id))).toEqual(reached);
      }),
      { numRuns: 40 },
    );
  });

  it("stays with the units, and out of the year of the fund that gets them", () => {
    const entries = [purchase("a", 0, 1_000), ...transfer("a", "b", 1_200, 400)];
    const { funds } = account(entries);
    const [giver, taker] = [funds.get("a") ?? missing(), funds.get("b") ?? missing()];
    const lostOf = ({ value, valueDirect }: typeof giver) => valueDirect - value;
    nearly(lostOf(taker) / 400, lostOf(giver) / 600, 1);
    const whole = account([purchase("a", 0, 1_000)]).funds.get("a") ?? missing();
    nearly((taker.lastYear.lost ?? 0) / 4, (whole.lastYear.lost ?? 0) / 10, 1);
    nearly((giver.lastYear.lost ?? 0) / 6, (whole.lastYear.lost ?? 0) / 10, 1);
    expect(taker.ledger.isEstimate).toBe(false);
  });

  it("follows a merger into a scheme with other NAVs", () => {
    const other = madePair("2018-01-01", "2024-06-28", 1);
    const half = {
      regular: { ...other.regular, navs: other.regular.navs.map((nav) => nav / 2) },
      direct: { ...other.direct, navs: other.direct.navs.map((nav) => nav / 2) },
    };
    const legs = transfer("a", "b", 1_500, 100).map((leg) => ({
      ...leg,
      type: leg.type === "transfer-out" ? ("merger-out" as const) : ("merger-in" as const),
      units: leg.type === "transfer-out" ? leg.units : leg.units * 2,
    }));
    const until = [purchase("a", 0, 100)];
    const firstDays = ({ days, navs: all }: NavPair["regular"]) => ({
      days: Array.from(days).slice(0, 1_501),
      navs: Array.from(all).slice(0, 1_501),
    });
    const cut = ({ regular, direct }: NavPair): NavPair => ({
      regular: firstDays(regular),
      direct: firstDays(direct),
    });
    const navsOf = (id: string) => cut(id === "a" ? navs : half);
    nearly(account([...until, ...legs], navsOf).lost, account(until, navsOf).lost, 3);
  });

  it("stays with the giver where the other fund has no direct plan", () => {
    const entries = [purchase("a", 0, 1_000), ...transfer("a", "b", 1_500, 1_000)];
    const onlyA = account(entries, (id) => (id === "a" ? navs : null));
    const sold = entry({
      fundId: "a",
      date: dayAt(1_500),
      type: "redemption",
      units: 1_000,
      amount: 1_000 * (navs.regular.navs[1_500] ?? 0),
    });
    nearly(onlyA.lost, account([purchase("a", 0, 1_000), sold]).lost, 60);
    expect(onlyA.lost).toBeGreaterThan(0);
  });

  it("of a fund sold whole stays, and one unit that is bought again changes nothing but that unit", () => {
    const sold = entry({
      fundId: "a",
      date: dayAt(1_000),
      type: "redemption",
      units: 1_000,
      amount: 30_000,
    });
    const whole = [purchase("a", 0, 1_000), sold];
    const unit = purchase("a", 1_400, 1);
    const alone = account([{ ...unit, fundId: "b" }]).lost;
    expect(account(whole).lost).toBeGreaterThan(0);
    nearly(account([...whole, unit]).lost, account(whole).lost + alone, 2);
  });
});

import { existsSync, globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, isoDay } from "../../../../src/shared/history/days.ts";
import type { NavPoints } from "../../../../src/shared/history/schema.ts";
import { flowsByDay } from "../../../../src/shared/history/flows-by-day.ts";
import { spanPerformance as spanSteps } from "../../../../src/shared/history/span-performance.ts";
import { valueInPaise, valueSeries } from "../../../../src/shared/history/value-series.ts";
import { replay } from "../../../../src/shared/transactions/ledger.ts";
import { madeHistory } from "../../../support/servers/history-source.ts";
import { entry } from "../../../support/data/ledger-entries.ts";
import {
  madeLedger,
  randomNumbers,
  type MadeTransaction,
} from "../../../support/data/sample-ledgers.ts";
import { referenceLedger } from "../../../support/data/reference-ledger.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";

const spanPerformance = (...of: Parameters<typeof spanSteps>) => runAtOnce(spanSteps(...of));

const points = (...given: [date: string, nav: number][]): NavPoints => ({
  days: given.map(([date]) => dayOf(date)),
  navs: given.map(([, nav]) => nav),
});

const fundOf = (transactions: readonly MadeTransaction[], navs: NavPoints) => ({
  entries: replay(transactions.map((fields) => entry(fields))).get("fund")?.entries ?? [],
  navs,
});

describe("the value of funds by day", () => {
  it("carries the last NAV forward, and counts a day's transactions at its end", () => {
    const buy = {
      sequence: 0,
      type: "purchase",
      units: 10,
      amount: 1_000,
      stampDuty: 0.05,
    } as const;
    const sell = { sequence: 0, type: "redemption", units: 4, amount: 480, stampDuty: 0 } as const;
    const fund = fundOf(
      [
        { ...buy, date: "2024-01-05" },
        { ...sell, date: "2024-01-07" },
      ],
      points(["2024-01-04", 99], ["2024-01-05", 100], ["2024-01-08", 120]),
    );
    // By hand: 10 × 100; after the sale on a Sunday 6 × 100, cost 1,000.05 − 400.02; 6 × 120.
    expect(valueSeries([fund])).toEqual({
      days: ["2024-01-05", "2024-01-07", "2024-01-08"].map(dayOf),
      values: [100_000, 60_000, 72_000],
      invested: [100_005, 60_003, 60_003],
    });
  });

  it("adds up funds, each with the days of the others", () => {
    const buy = { sequence: 0, type: "purchase", units: 1, amount: 10, stampDuty: 0 } as const;
    const funds = [
      fundOf([{ ...buy, date: "2024-01-01" }], points(["2024-01-01", 10], ["2024-01-03", 11])),
      fundOf([{ ...buy, date: "2024-01-02" }], points(["2024-01-02", 20])),
    ];
    expect(valueSeries(funds)).toMatchObject({ values: [1_000, 3_000, 3_100] });
    const early = fundOf([{ ...buy, date: "2023-12-30" }], points(["2024-01-01", 12]));
    expect(valueSeries([early])).toMatchObject({ values: [1_000, 1_200] });
    expect(valueSeries([])).toEqual({ days: [], values: [], invested: [] });
  });

  it("is exact to the paisa, also where a number comes near half of one", () => {
    // By hand: 0.5 × 0.01 = half a paisa, away from zero; 1.000001 × 2,510,326.4049.
    expect(valueInPaise(500_000, 0.01)).toBe(1);
    expect(valueInPaise(499_999, 0.01)).toBe(0);
    expect(valueInPaise(1_000_001, 2_510_326.4049)).toBe(251_032_892);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_000_000 }),
        fc.integer({ min: 1, max: 10_000_000_000 }),
        (units, scaledNav) => {
          const exact = BigInt(units) * BigInt(scaledNav);
          const half = 50_000_000n;
          const wanted = (exact + half) / 100_000_000n;
          fc.pre(wanted <= BigInt(Number.MAX_SAFE_INTEGER));
          expect(BigInt(valueInPaise(units, scaledNav / 10_000))).toBe(wanted);
        },
      ),
    );
  });

  it.each(historiesToReckon())("equals a plain reckoning day by day: %s", (_, histories, seed) => {
    const random = randomNumbers(seed);
    const made = histories.map((navs) => ({ navs, ledger: madeLedger(navs, 25, random) }));
    const series = valueSeries(made.map(({ navs, ledger }) => fundOf(ledger, navs)));
    const reckoned = made.map(({ navs, ledger }) => ({
      navs,
      heldAfter: ledger.map(({ date }) => ({
        date,
        held: referenceLedger(ledger.filter((other) => other.date <= date)),
      })),
    }));
    const first = Math.min(...made.flatMap(({ ledger }) => ledger.map(({ date }) => dayOf(date))));
    const allDays = made.flatMap(({ navs, ledger }) => [
      ...navs.days.filter((day) => day >= first),
      ...ledger.map(({ date }) => dayOf(date)),
    ]);
    expect(series.days).toEqual([...new Set(allDays)].toSorted((one, other) => one - other));
    const wanted = series.days.map((day) => {
      let [value, invested] = [0n, 0n];
      for (const { navs, heldAfter } of reckoned) {
        const held = heldAfter.findLast(({ date }) => date <= isoDay(day))?.held;
        const nav = navs.navs[navs.days.findLastIndex((known) => known <= day)] ?? 0;
        const exact = BigInt(Math.round((held?.units ?? 0) * 1e6)) * BigInt(Math.round(nav * 1e8));
        value += (2n * exact + 10n ** 12n) / (2n * 10n ** 12n);
        invested += BigInt(Math.round((held?.invested ?? 0) * 100));
      }
      return { value: Number(value), invested: Number(invested) };
    });
    expect(series.values).toEqual(wanted.map(({ value }) => value));
    expect(series.invested).toEqual(wanted.map(({ invested }) => invested));

    const values = wanted.map(({ value }) => value / 100);
    const entries = made.flatMap(({ ledger, navs }, fund) =>
      fundOf(ledger, navs).entries.map(({ entry: each }) => ({ ...each, fundId: String(fund) })),
    );
    const flows = flowsByDay(entries, () => "outside");
    const all = spanPerformance({ days: series.days, values, flows }, null);
    const reckonedAll = reckonedSpan(
      series.days,
      values,
      made.flatMap(({ ledger }) => ledger),
    );
    expect(all.gain).toBeCloseTo(reckonedAll.gain, 2);
    expect(all.timeWeighted).toBeCloseTo(reckonedAll.growth - 1, 8);
  });
});

const paidTypes = ["sip", "purchase", "switch-in"];
const receivedTypes = ["redemption", "switch-out", "idcw-payout"];

/** The portfolio as one fund: money of a day buys its units at the price before, and sells them at the day's. */
function reckonedSpan(
  days: readonly number[],
  values: number[],
  ledger: readonly MadeTransaction[],
) {
  let [units, price, gain] = [0, 1, values.at(-1) ?? 0];
  for (const [index, day] of days.entries()) {
    const ofDay = ledger.filter(({ date }) => dayOf(date) === day);
    const sum = (types: string[]) =>
      ofDay
        .filter(({ type }) => types.includes(type))
        .reduce((total, { amount, stampDuty }) => total + amount + stampDuty, 0);
    const [paid, received] = [sum(paidTypes), sum(receivedTypes)];
    gain += received - paid;
    units += paid / price;
    if (units > 0) price = ((values[index] ?? 0) + received) / units || price;
    units = (values[index] ?? 0) / price;
  }
  return { gain, growth: price };
}

/** Thirty ledgers on made histories, and on real ones where they are. */
function historiesToReckon(): [string, NavPoints[], number][] {
  const folder = new URL("../../../../../shared/data/history/", import.meta.url);
  const real = existsSync(folder)
    ? globSync("long-*.csv", { cwd: folder }).map((name) =>
        readCsv(readFileSync(new URL(name, folder), "utf8")),
      )
    : [];
  return Array.from({ length: 10 }, (_, number) => {
    const made = ["1", "2", "3"].map((code) =>
      madeHistory(`${number}${code}`, `201${number}-03-01`, `202${number % 5}-06-30`),
    );
    const histories = made.map(
      (history, index) => real[(3 * number + index) % Math.max(1, real.length)] ?? history,
    );
    return [`three funds, seed ${number + 1}`, histories, number + 1];
  });
}

const readCsv = (text: string): NavPoints =>
  points(
    ...text
      .trim()
      .split("\n")
      .slice(1)
      .map((line): [string, number] => {
        const [date = "", nav] = line.split(",");
        return [date, Number(nav)];
      }),
  );

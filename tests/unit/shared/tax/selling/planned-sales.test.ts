import { addDays } from "../../../../../src/shared/dates.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { missing } from "../../../../../src/shared/missing.ts";
import { roundTo } from "../../../../../src/shared/rounding.ts";
import type { HeldFund } from "../../../../../src/shared/tax/selling/held-fund.ts";
import { taxRules } from "../../../../../src/shared/tax/rules/tax-rules.ts";
import type { Sale } from "../../../../../src/shared/tax/report/report-types.ts";
import type { WhatIf } from "../../../../../src/shared/tax/selling/selling-types.ts";
import type { TaxEntry } from "../../../../../src/shared/tax/taxed-fund.ts";
import { financialYear } from "../../../../../src/shared/transactions/financial-year.ts";
import { toPaise } from "../../../../../src/shared/transactions/fixed-point.ts";
import { classedFunds, lastDay, randomBonuses } from "../../../../support/data/random-years.ts";
import {
  factsOf,
  personWith,
  sell,
  harvest,
  taxReport,
  whatIf,
} from "../../../../support/data/tax-facts.ts";

const profile = { slab: 30 as const, resident: true };

const exitLoads = fc.option(
  fc.record({
    years: fc.integer({ min: 1, max: 8 }),
    percent: fc.integer({ min: 1, max: 30 }),
    freePercent: fc.constantFrom(0, 10),
  }),
);

/** A sale of one of the funds; `share` in thousandths of what is held. */
const askedSales = fc.record({
  fund: fc.nat({ max: 5 }),
  share: fc.integer({ min: 1, max: 1_000 }),
  days: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 366 })),
  /** Of each fund, in paise. */
  nav: fc.integer({ min: 100, max: 50_000 }),
  exitLoad: exitLoads,
});
type Asked = typeof askedSales extends fc.Arbitrary<infer Made> ? Made : never;

/** As if the user had said how the unknown fund is taxed, and typed what units were worth after mergers. */
const fundsAt = ({ nav, exitLoad }: Pick<Asked, "nav" | "exitLoad">): HeldFund[] =>
  classedFunds().map((fund) => ({
    ...fund,
    nav: String(nav / 100),
    exitLoad: exitLoad && {
      steps: [{ days: 365 * exitLoad.years, percent: exitLoad.percent / 10 }],
      freePercent: exitLoad.freePercent,
    },
    scheme: { ...fund.scheme, class: fund.scheme.class ?? "equity" },
    fmv: { perUnit: fund.fmv?.perUnit ?? "18", isTyped: true },
  }));

/** A planned sale, and the reports before it and after it is recorded; null where it cannot be made. */
function planAndRecord(entries: readonly TaxEntry[], asked: Asked) {
  const { fund: index, share, days } = asked;
  const funds = fundsAt(asked);
  const on = addDays(lastDay, days);
  const year = financialYear(on);
  const person = personWith(funds, { profiles: new Map([[year, profile]]) });
  const last = entries.at(-1)?.fundId;
  const fund = (index < 3 && funds.find(({ id }) => id === last)) || (funds[index] ?? missing());
  const classes = new Map(funds.map(({ id, scheme }) => [id, scheme.class ?? missing()]));
  const knownFrom = (all: readonly TaxEntry[]) => factsOf(all, new Map(), classes);
  const facts = knownFrom(entries);
  const held = facts.ledgers.get(fund.id)?.units ?? 0;
  const units = share === 1_000 ? held / 1e6 : Math.floor((held * share) / 1_000_000) / 1_000;
  if (units === 0) return null;
  const planned = whatIf(person, fund, facts, { units, on }, { today: lastDay });
  if ("problem" in planned) {
    expect(["too-little", "not-free"]).toContain(planned.problem);
    return null;
  }
  const sale = sell(on, planned.units, planned.arrives, {
    fundId: fund.id,
    exitLoad: planned.exitLoad,
    stt: planned.stt,
    sequence: entries.length,
  });
  const reportOf = (all: readonly TaxEntry[]) =>
    taxReport(person, knownFrom(all), { year, today: on });
  const [before, after] = [reportOf(entries), reportOf([...entries, sale])];
  const isOfSale = ({ transactionId }: Sale): boolean => transactionId === sale.id;
  return {
    planned,
    before,
    after,
    recorded: after.sales.filter(isOfSale),
    others: after.sales.filter((one) => !isOfSale(one)),
  };
}

const lotFields = ({
  acquiredOn,
  units,
  cost,
  ignoredLoss,
  addedLoss,
  gain,
  term,
  section,
  certain,
}: Sale | WhatIf["lots"][number]) => ({
  acquiredOn,
  units,
  cost,
  ignoredLoss,
  addedLoss,
  gain,
  term,
  section,
  certain,
});

describe("a planned sale", () => {
  it("has the lots that the report has once it is recorded, whatever bonuses came before", () => {
    fc.assert(
      fc.property(randomBonuses(), askedSales, (entries, sale) => {
        const made = planAndRecord(entries, sale);
        if (made === null) return;
        const { planned, before, after, recorded, others } = made;
        expect(planned.lots.map(lotFields)).toEqual(recorded.map(lotFields));
        expect(others).toEqual(before.sales);
        expect(planned.exemptionLeft).toBe(after.exemptionLeft);
        const added = (after.estimate.total ?? 0) - (before.estimate.total ?? 0);
        expect(planned.tax).toBe(Math.round(added * 100) / 100);
      }),
      { numRuns: 300 },
    );
  });

  it("covers every class, ignored losses, and bonus units that have them as cost", () => {
    const made = fc
      .sample(fc.tuple(randomBonuses(), askedSales), { numRuns: 900, seed: 7 })
      .flatMap(([entries, sale]) => planAndRecord(entries, sale) ?? []);
    const lots = made.flatMap(({ planned }) => planned.lots);
    expect(new Set(lots.map(({ section }) => section))).toEqual(
      new Set(["111A", "112A", "112", "50AA", "slab"]),
    );
    expect(made.length).toBeGreaterThan(100);
    expect(lots.filter(({ ignoredLoss }) => ignoredLoss > 0).length).toBeGreaterThan(30);
    expect(lots.filter(({ addedLoss }) => addedLoss > 0).length).toBeGreaterThan(30);
  });
});

/** Rupees. */
const smallestLoss = 100;
/** Rupees a lot, for what is rounded. */
const roundings = 0.02;

describe("the loss that a harvest names", () => {
  it("is what a sale of its units loses, no sale of the oldest lots loses more, and an out-of-reach loss follows it", () => {
    fc.assert(
      fc.property(randomBonuses(1_000), fc.integer({ min: 1_000, max: 50_000 }), (entries, nav) => {
        const funds = fundsAt({ nav, exitLoad: null });
        const person = { ...personWith(funds), funds };
        const held = factsOf(entries);
        const { losses, unreachableLosses } = harvest(person, held, { today: lastDay });
        const lossOf = (fund: HeldFund, units: number): number => {
          const asked = { units, on: lastDay };
          const planned = whatIf(person, fund, held, asked, { today: lastDay });
          return "problem" in planned ? 0 : -planned.shortGain - planned.longGain;
        };
        for (const fund of funds) {
          const named = losses.find(({ fundId }) => fundId === fund.id);
          if (named !== undefined) expect(lossOf(fund, named.units)).toBeCloseTo(named.loss, 6);
          const lots = held.ledgers.get(fund.id)?.lots ?? [];
          // Only thousandths can be sold, and a split leaves parts of them.
          if (lots.some(({ remaining }) => remaining % 1_000 > 0)) continue;
          const most = (named?.loss ?? smallestLoss) + roundings * lots.length;
          let units = 0;
          for (const { remaining } of lots) {
            units += remaining;
            expect(lossOf(fund, units / 1e6)).toBeLessThanOrEqual(most);
          }
          const unreachable = unreachableLosses.find(({ fundId }) => fundId === fund.id);
          if (unreachable === undefined) continue;
          // A sum that falls short by a last bit would sell a part less.
          const before = roundTo((named?.units ?? 0) + unreachable.unitsBefore, 6);
          const after = roundTo(before + unreachable.units, 6);
          const lost = lossOf(fund, after) - lossOf(fund, before);
          expect(Math.abs(lost - unreachable.loss)).toBeLessThanOrEqual(roundings * lots.length);
          expect(unreachable.gainBefore).toBeGreaterThanOrEqual(unreachable.loss);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe("the gains that a harvest names", () => {
  // By law a loss ignored for a bonus is always short-term; these rules let it be long-term too.
  const rules = {
    ...taxRules,
    holdingPeriods: taxRules.holdingPeriods.map((period) => ({ ...period, months: 1 })),
  };

  /** Paise. */
  const navs = fc.integer({ min: 5_000, max: 300_000 });

  it("fit the exemption and are the gains of sales of their units, with bonuses among the lots", () => {
    fc.assert(
      fc.property(randomBonuses(), navs, exitLoads, (entries, nav, load) => {
        const funds = fundsAt({ nav, exitLoad: load });
        const person = { ...personWith(funds), funds };
        const held = factsOf(entries);
        const { gains, exemptionLeft } = harvest(person, held, { today: lastDay, rules });
        const total = gains.reduce((sum, { longTermGain }) => sum + toPaise(longTermGain), 0);
        expect(total).toBeLessThanOrEqual(toPaise(exemptionLeft));
        for (const { fundId, units, longTermGain, exitLoad, certain } of gains) {
          const fund = funds.find(({ id }) => id === fundId) ?? missing();
          const asked = { units, on: lastDay };
          const planned = whatIf(person, fund, held, asked, { today: lastDay, rules });
          if ("problem" in planned) throw new Error(planned.problem);
          expect(planned).toMatchObject({ longGain: longTermGain, shortGain: 0, exitLoad });
          expect(planned.lots.every((lot) => lot.certain)).toBe(certain);
        }
      }),
      { numRuns: 400 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LedgerFacts, TaxEntry } from "../../../../../src/shared/tax/taxed-fund.ts";
import type { TaxPerson } from "../../../../../src/shared/tax/report/person-years.ts";
import type { HeldFund } from "../../../../../src/shared/tax/selling/held-fund.ts";
import { classOfScheme, withChosenClass } from "../../../../../src/shared/tax/scheme-class.ts";
import { toPaise } from "../../../../../src/shared/transactions/fixed-point.ts";
import {
  buy,
  factsOf,
  heldFund,
  personWith,
  sell,
  taxEntry,
  taxedFund,
  harvest,
  sellableFunds,
  taxReport,
  whatIf,
} from "../../../../support/data/tax-facts.ts";

const today = "2026-11-25";

const yearly = { steps: [{ days: 365, percent: 1 }], freePercent: 10 };

const sellableOf = (fund: HeldFund, entries: readonly TaxEntry[], on = today) =>
  sellableFunds([fund], factsOf(entries), { today: on });

describe("what can be sold", () => {
  const entries = [buy("2024-01-02", 100, 1000), buy("2026-01-02", 50, 900)];

  it("is grouped by term, load and lock, with what changes next", () => {
    const [sellable] = sellableOf(heldFund({ exitLoad: yearly }), entries).funds;
    expect(sellable).toMatchObject({
      units: 150,
      value: 3000,
      free: { units: 100, value: 2000 },
      load: { units: 0, value: 0 },
      short: { units: 50, value: 1000 },
      locked: { units: 0, value: 0 },
      next: [
        { on: "2027-01-03", units: 50, becomes: "long-term" },
        { on: "2027-01-03", units: 45, becomes: "load-free" },
      ],
    });
  });

  it("is with a load while its days last, but for the free part of each purchase", () => {
    const long = { steps: [{ days: 730, percent: 0.5 }], freePercent: 10 };
    const lots = [buy("2025-01-02", 100, 1000), sell("2026-02-02", 4, 60)];
    expect(sellableOf(heldFund({ exitLoad: long }), lots).funds).toMatchObject([
      { free: { units: 6 }, load: { units: 90 }, short: { units: 0 } },
    ]);
  });

  it("is free only as far as no units with a load leave before", () => {
    const long = { steps: [{ days: 730, percent: 0.5 }], freePercent: 10 };
    const lots = [
      buy("2023-01-02", 20, 200),
      buy("2025-01-02", 100, 1000),
      buy("2025-02-03", 100, 1000),
    ];
    const fund = heldFund({ exitLoad: long });
    // By hand: 20 old units and the first 10 of the second purchase; the 10 of the third leave after 90 with a load.
    const [sellable] = sellableOf(fund, lots).funds;
    expect(sellable).toMatchObject({
      units: 220,
      free: { units: 30, value: 600 },
      withoutLoad: { units: 30, value: 600 },
      load: { units: 180 },
      behind: { units: 10, value: 200 },
      short: { units: 0 },
    });
    const loadOf = (units: number) => {
      const planned = whatIf(
        personWith([fund]),
        fund,
        factsOf(lots),
        { units, on: today },
        { today },
      );
      return "exitLoad" in planned ? planned.exitLoad : planned;
    };
    expect([loadOf(30), loadOf(31)]).toEqual([0, 0.1]);
  });

  it("without a load is sold with one where older units still bear it", () => {
    // A load that begins only after some days: the newest units bear none, but leave last.
    const late = {
      steps: [
        { days: 400, percent: 0 },
        { days: 730, percent: 1 },
      ],
      freePercent: 0,
    };
    const lots = [buy("2025-01-02", 50, 500), buy("2025-11-03", 20, 200)];
    expect(sellableOf(heldFund({ exitLoad: late }), lots).funds).toMatchObject([
      { free: { units: 0 }, load: { units: 50 }, behind: { units: 20 }, withoutLoad: { units: 0 } },
    ]);
  });

  it("counts short-term units among those without a load, until one bears it", () => {
    const month = { steps: [{ days: 30, percent: 1 }], freePercent: 0 };
    const lots = [buy("2026-01-02", 50, 500), buy("2026-09-02", 7, 70), buy("2026-11-10", 5, 50)];
    expect(sellableOf(heldFund({ exitLoad: month }), lots).funds).toMatchObject([
      { short: { units: 62 }, withoutLoad: { units: 57, value: 1140 } },
    ]);
    const elss = { ...heldFund(), scheme: { ...heldFund().scheme, isElss: true } };
    expect(sellableOf(elss, lots).funds).toMatchObject([{ withoutLoad: { units: 0 } }]);
  });

  it("is locked for three years in an ELSS, purchase by purchase", () => {
    const fund = heldFund();
    const elss = { ...fund, scheme: { ...fund.scheme, isElss: true } };
    const lots = [buy("2023-11-25", 10, 100), buy("2023-11-24", 7, 70), buy("2025-12-10", 5, 50)];
    expect(sellableOf(elss, lots).funds).toMatchObject([
      {
        free: { units: 7 },
        locked: { units: 15 },
        // Though the newest are long-term from 11 December 2026, nothing can be done with them then.
        next: [
          { on: "2026-11-26", units: 10, becomes: "unlocked" },
          { on: "2028-12-11", units: 5, becomes: "unlocked" },
        ],
      },
    ]);
  });

  it("is not known for a fund without a class, a NAV or transactions", () => {
    const unknown = { ...heldFund(), scheme: { ...heldFund().scheme, class: null } };
    for (const [fund, reason] of [
      [unknown, "unknown-class"],
      [heldFund({ nav: null }), "no-nav"],
      [heldFund({ hasTransactions: false }), "totals"],
    ] as const) {
      expect(sellableOf(fund, entries)).toMatchObject({ funds: [], leftOut: [{ reason }] });
    }
  });
});

describe("a what-if", () => {
  const entries = [buy("2024-01-02", 100, 1000), buy("2026-01-02", 50, 900)];
  const fund = heldFund({ exitLoad: yearly });
  const person = personWith([fund], {
    profiles: new Map([[2026, { slab: 30, resident: true }]]),
  });
  const ask = (asked: object, facts: LedgerFacts = factsOf(entries)) =>
    whatIf(person, fund, facts, { on: today, ...asked }, { today });

  it("takes the oldest lots, with load, STT, what arrives and the tax that it adds", () => {
    // By hand: 100 long units and 20 short ones at ₹20. Load: 1 % of 15 × 20, as 5 of the 50 are free: 3.
    // STT 0.001 % of 2,400 is 0.02. Short gain 400 − 3 − 360 = 37; 20 % is 7.40, with cess 7.70.
    expect(ask({ units: 120 })).toMatchObject({
      units: 120,
      amount: 2400,
      exitLoad: 3,
      stt: 0.02,
      longGain: 1000,
      shortGain: 37,
      exemptionLeft: 124_000,
      tax: 7.7,
      arrives: 2396.98,
      lots: [
        { acquiredOn: "2024-01-02", units: 100, cost: 1000, gain: 1000, term: "long" },
        { acquiredOn: "2026-01-02", units: 20, cost: 360, gain: 37, exitLoad: 3 },
      ],
    });
    expect(ask({ amount: 600 })).toMatchObject({ units: 30, amount: 600 });
  });

  it("counts what was sold before a split among the units without a load", () => {
    const light = heldFund({ nav: "2", exitLoad: yearly });
    const split = taxEntry({ date: "2026-06-01", type: "split", units: 450, amount: 0 });
    const halved = [buy("2026-01-02", 100, 1_000), sell("2026-03-02", 50, 900), split];
    // By hand: of the purchase's 1,000 new units 500 are sold, more than the 100 without a load; 1 % of 500 × 2.
    expect(
      whatIf(personWith([light]), light, factsOf(halved), { units: 500, on: today }, { today }),
    ).toMatchObject({ exitLoad: 10 });
  });

  it("changes no ledger, and refuses more units than are free", () => {
    const facts = factsOf(entries);
    const before = JSON.stringify([...facts.ledgers]);
    expect(ask({ units: 151 }, facts)).toEqual({ problem: "not-free", free: 150 });
    ask({ units: 150 }, facts);
    expect(JSON.stringify([...facts.ledgers])).toBe(before);
  });

  it("for an amount does not exceed it, and is refused where the amount buys nothing", () => {
    const dear = heldFund({ nav: "1500" });
    const askFor = (asked: object) =>
      whatIf(personWith([dear]), dear, factsOf(entries), { on: today, ...asked }, { today });
    // By hand: ₹1 is 0.00067 units.
    expect(askFor({ amount: 1 })).toEqual({ problem: "too-little" });
    expect(askFor({ amount: 2 })).toMatchObject({ units: 0.001, amount: 1.5, shortGain: 0 });
    expect(askFor({ units: 0.0009 })).toEqual({ problem: "too-little" });
    const cheap = heldFund({ nav: "0.0001" });
    expect(
      whatIf(personWith([cheap]), cheap, factsOf(entries), { units: 1, on: today }, { today }),
    ).toEqual({ problem: "too-little" });
  });

  it("counts the losses and the exemption of the year's other sales", () => {
    const lost = [
      buy("2026-04-02", 10, 1000, { fundId: "other" }),
      sell("2026-05-04", 10, 900, { fundId: "other" }),
    ];
    const both = personWith([fund, taxedFund("equity", { id: "other" })], {
      profiles: person.profiles,
    });
    // The loss of 100 takes up the short gain of 37, so that the sale adds no tax.
    expect(
      whatIf(both, fund, factsOf([...entries, ...lost]), { units: 120, on: today }, { today }),
    ).toMatchObject({ tax: 0, shortGain: 37 });
  });

  it("says which years between may have used more of earlier losses, and that a year is after the rules", () => {
    const losses = [{ year: 2023, short: 0, long: toPaise(1_000) }];
    const totals = taxedFund("equity", { id: "totals", hasTransactions: false });
    const doubtful = { ...personWith([fund, totals], { losses }), funds: [fund, totals] };
    const planned = (on: string) =>
      whatIf(doubtful, fund, factsOf(entries), { units: 1, on }, { today });
    expect(planned(today)).toMatchObject({
      incompleteYears: ["2024-25", "2025-26"],
      isAfterRules: false,
      lots: [{ certain: true }],
    });
    expect(planned("2027-04-01")).toMatchObject({ isAfterRules: true, lots: [{ certain: false }] });
  });

  it("is taxed at this year's slab, and says so, if it is in a year that has not begun", () => {
    const debt = heldFund({ scheme: taxedFund("specified").scheme });
    const facts = factsOf([buy("2024-05-02", 100, 1_000)]);
    const asked = (on: string) =>
      whatIf(personWith([debt], { profiles }), debt, facts, { units: 10, on }, { today });
    const profiles = new Map([[2026, { slab: 30 as const, resident: true }]]);
    expect(asked(today)).toMatchObject({ tax: 31.2, slabYear: null });
    expect(asked("2027-04-02")).toMatchObject({ tax: 31.2, slabYear: "2026-27" });
  });

  it("says by which slab losses are set off while none is chosen", () => {
    const facts = factsOf([
      buy("2026-05-04", 100, 3_000),
      sell("2026-06-03", 50, 1_000),
      buy("2025-01-02", 100, 1_000, { fundId: "other" }),
      sell("2026-06-03", 100, 4_000, { fundId: "other" }),
    ]);
    const other = taxedFund("equity", { id: "other" });
    const asked = (whose: TaxPerson) =>
      whatIf(whose, fund, facts, { units: 10, on: today }, { today });
    const profiles = new Map([[2026, { slab: 20 as const, resident: true }]]);
    expect(asked(personWith([fund, other]))).toMatchObject({ setOffSlab: 30 });
    expect(asked(personWith([fund, other], { profiles }))).toMatchObject({ setOffSlab: null });
    expect(asked(personWith([fund]))).toMatchObject({ setOffSlab: null });
  });

  it("has on the day of sale the gains that a report has after it", () => {
    const purchases = fc.array(
      fc.record({
        days: fc.integer({ min: 1, max: 1500 }),
        units: fc.integer({ min: 1, max: 500 }),
        paise: fc.integer({ min: 100, max: 1_000_000 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(purchases, fc.integer({ min: 1, max: 100 }), (made, percent) => {
        const bought = made.map(({ days, units, paise }, sequence) =>
          buy(dayBefore(days), units, paise / 100, { sequence }),
        );
        const held = made.reduce((sum, { units }) => sum + units, 0);
        const units = Math.max(1, Math.floor((held * percent) / 100));
        const plain = heldFund();
        const planned = whatIf(
          personWith([plain]),
          plain,
          factsOf(bought),
          { units, on: today },
          { today },
        );
        const sold = [...bought, sell(today, units, units * 20)];
        const report = taxReport(personWith([plain]), factsOf(sold), { year: 2026, today });
        expect("lots" in planned && planned.lots.map(({ gain }) => gain)).toEqual(
          report.sales.map(({ gain }) => gain),
        );
      }),
    );
  });
});

const dayBefore = (days: number): string =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

describe("units that were merged into a fund of another kind", () => {
  const mergedOn = "2026-06-01";
  const pair = (["out", "in"] as const).map((side) =>
    taxEntry({
      date: mergedOn,
      type: `merger-${side}`,
      units: 100,
      pairId: "pair",
      fundId: side === "out" ? "old" : "fund",
    }),
  );
  const entries = [
    buy("2024-01-02", 50, 500, { fundId: "old" }),
    buy("2025-12-24", 50, 500, { fundId: "old" }),
    ...pair,
    buy("2026-01-02", 50, 500),
  ];
  const certainty = (old: "equity" | "specified") => {
    const fund = heldFund();
    const person = { ...personWith([fund]), funds: [fund] };
    const classes = new Map([["old", old] as const, ["fund", "equity"] as const]);
    const facts = factsOf(entries, new Map(), classes);
    const planned = whatIf(person, fund, facts, { units: 150, on: today }, { today });
    const [sellable] = sellableFunds([fund], facts, { today }).funds;
    const { gains, soonLongTerm } = harvest(person, facts, { today });
    return {
      planned: "lots" in planned && planned.lots.map(({ certain }) => certain),
      held: sellable?.lots.map(({ certain }) => certain),
      fund: sellable?.certain,
      gains: gains.map(({ certain }) => certain),
      soon: soonLongTerm.map(({ on, certain }) => [on, certain]),
    };
  };

  it("are marked as not certain, lot by lot, wherever a sale of them is worked out", () => {
    expect(certainty("specified")).toEqual({
      planned: [false, false, true],
      held: [false, false, true],
      fund: false,
      gains: [false],
      soon: [
        ["2026-12-25", false],
        ["2027-01-03", true],
      ],
    });
  });

  it("are as certain as others where both funds are of equity", () => {
    expect(certainty("equity")).toEqual({
      planned: [true, true, true],
      held: [true, true, true],
      fund: true,
      gains: [true],
      soon: [
        ["2026-12-25", true],
        ["2027-01-03", true],
      ],
    });
  });
});

describe("a harvest", () => {
  it("names gains that fit, losses with what they reduce, and what is long-term soon", () => {
    const funds = [
      heldFund({ id: "gaining" }),
      heldFund({ id: "losing" }),
      heldFund({ id: "soon" }),
    ];
    const entries = [
      buy("2024-01-02", 20_000, 100_000, { fundId: "gaining" }),
      buy("2025-01-02", 100, 5_000, { fundId: "losing" }),
      buy("2025-12-24", 10, 100, { fundId: "soon" }),
      buy("2024-01-02", 100, 1_000, { fundId: "sold" }),
      sell("2026-04-06", 100, 200_000, { fundId: "sold" }),
    ];
    const person = { ...personWith([...funds]), funds: [...funds, heldFund({ id: "sold" })] };
    // By hand: of the exemption nothing is left after a gain of 1,99,000.
    const found = harvest(person, factsOf(entries), { today });
    expect(found).toMatchObject({
      exemptionLeft: 0,
      lossesFirst: 0,
      gains: [],
      losses: [{ fundId: "losing", units: 100, loss: 3_000, term: "long", against: ["112A"] }],
      soonLongTerm: [{ fundId: "soon", units: 10, on: "2026-12-25" }],
    });
    const untouched = harvest({ ...person, funds }, factsOf(entries), { today });
    // By hand: each unit gains 15; 1,25,000 / 15 = 8,333.333…
    // They sell at 20, less STT of 0.001 %.
    expect(untouched.gains).toEqual([
      {
        arrives: 166_664.99,
        fundId: "gaining",
        schemeName: funds[0]?.schemeName,
        folioNumber: funds[0]?.folioNumber,
        units: 8_333.333,
        longTermGain: 124_999.99,
        exitLoad: 0,
        certain: true,
      },
    ]);
  });

  it("leaves out what is worth less than a sale: gains, losses and units of under ₹100", () => {
    const offered = (units: number) => {
      const funds = [heldFund({ id: "gain" }), heldFund({ id: "loss" }), heldFund({ id: "soon" })];
      const entries = [
        buy("2024-01-02", units, units * 10, { fundId: "gain" }),
        buy("2024-01-02", units, units * 30, { fundId: "loss" }),
        buy("2025-12-24", units / 2, units * 10, { fundId: "soon" }),
      ];
      const { gains, losses, soonLongTerm } = harvest(
        { ...personWith(funds), funds },
        factsOf(entries),
        { today },
      );
      return [gains, losses, soonLongTerm].map((found) => found.length);
    };
    // At ₹20 a unit, each unit gains or loses 10.
    expect(offered(10)).toEqual([1, 1, 1]);
    expect(offered(9.999)).toEqual([0, 0, 0]);
  });

  it("leaves out units that may be locked, which a what-if still works out and marks", () => {
    const scheme = classOfScheme(
      "Open Ended Schemes(Solution Oriented Scheme - Retirement Fund)",
      "Sample Retirement Fund",
    );
    const fund = heldFund({ scheme: withChosenClass(scheme, "equity") });
    const facts = factsOf([buy("2024-05-02", 100, 1_000)]);
    expect(harvest({ ...personWith([]), funds: [fund] }, facts, { today })).toMatchObject({
      gains: [],
      leftOut: [{ reason: "may-be-locked" }],
    });
    const asked = { units: 10, on: today };
    for (const found of [
      whatIf(personWith([fund]), fund, facts, asked, { today }),
      ...sellableFunds([fund], facts, { today }).funds,
    ]) {
      expect(found).toMatchObject({ mayBeLocked: true });
    }
  });

  it("names no loss that is out of reach where all units together lose a little", () => {
    // At a NAV of 20: a gain of 60, then a loss of 150; together 90, which is not worth a sale.
    const bought = [buy("2025-10-22", 3, 0.01), buy("2025-10-23", 1, 170)];
    const funds = [heldFund()];
    expect(harvest({ ...personWith(funds), funds }, factsOf(bought), { today })).toMatchObject({
      losses: [],
      unreachableLosses: [],
    });
  });

  it("says which losses of earlier years gains would use up first", () => {
    const losses = [{ year: 2024, short: 0, long: toPaise(100_000) }];
    const bought = [buy("2024-01-02", 100, 1_000)];
    const person = { ...personWith([heldFund()]), funds: [heldFund()], losses };
    expect(harvest(person, factsOf(bought), { today })).toMatchObject({
      lossesFirst: 100_000,
      incompleteYears: [],
    });
  });

  it("has the class of all that is held, and asks for it and an old value where nothing was sold", () => {
    const unknown = heldFund({ id: "unknown" });
    const funds = [
      { ...unknown, scheme: { ...unknown.scheme, class: null } },
      heldFund({ id: "old" }),
      heldFund({ id: "known" }),
    ];
    const entries = funds.map(({ id }) => buy("2017-01-02", 10, 100, { fundId: id }));
    const withValue = { ...heldFund({ id: "known" }), fmv: { perUnit: "12", isTyped: false } };
    const all = [...funds.slice(0, 2), withValue];
    const { classes, leftOut } = harvest({ ...personWith(all), funds: all }, factsOf(entries), {
      today,
    });
    expect(classes.map(({ fundId, class: found }) => [fundId, found])).toEqual([
      ["unknown", null],
      ["old", "equity"],
      ["known", "equity"],
    ]);
    expect(leftOut.map(({ reason }) => reason)).toEqual(["unknown-class", "no-fmv"]);
  });

  it("never exceeds the exemption, and selling what it names adds no tax under 112A", () => {
    const lots = fc.array(
      fc.record({
        fund: fc.integer({ min: 0, max: 2 }),
        days: fc.integer({ min: 1, max: 2500 }),
        units: fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 1000),
        amount: fc.integer({ min: 1, max: 20_000_000 }).map((n) => n / 100),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(lots, fc.integer({ min: 100, max: 900_000 }), (made, nav) => {
        const funds = [0, 1, 2].map((id) =>
          heldFund({ id: String(id), nav: String(nav / 1000), exitLoad: id === 2 ? yearly : null }),
        );
        const bought = made.map(({ fund, days, units, amount }, sequence) =>
          buy(dayBefore(days), units, amount, { fundId: String(fund), sequence }),
        );
        const person = { ...personWith([...funds]), funds };
        const { gains, exemptionLeft } = harvest(person, factsOf(bought), { today });
        const total = gains.reduce((sum, { longTermGain }) => sum + toPaise(longTermGain), 0);
        expect(total).toBeLessThanOrEqual(toPaise(exemptionLeft));
        const sold = gains.map(({ fundId, units, longTermGain }) => {
          const planned = whatIf(
            person,
            funds.find(({ id }) => id === fundId) ?? heldFund(),
            factsOf(bought),
            { units, on: today },
            { today },
          );
          if ("problem" in planned) throw new Error(planned.problem);
          expect(toPaise(planned.longGain)).toBe(toPaise(longTermGain));
          expect(planned.tax).toBeCloseTo(0, 10);
          expect(planned.lots.every(({ section }) => section === "112A")).toBe(true);
          return sell(today, units, planned.amount - planned.exitLoad, { fundId });
        });
        const after = taxReport(person, factsOf([...bought, ...sold]), { year: 2026, today });
        expect(after.sums.map(({ taxable }) => taxable)).toEqual(after.sums.map(() => 0));
      }),
    );
  });
});

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { xirr, xirrBesideGain, type Flow } from "../../../../src/shared/portfolio/xirr.ts";
import { slowXirr } from "../../../support/data/slow-xirr.ts";

type Vector = { id: string; rate: number | null; flows: [date: string, amount: number][] };

/** Flows of other programs' tests; their rates were found by bisection on a fine grid. */
const vectors = JSON.parse(
  readFileSync(new URL("../../../fixtures/xirr.json", import.meta.url), "utf8"),
) as Vector[];

const flowsOf = (pairs: readonly [date: string, amount: number][]): Flow[] =>
  pairs.map(([date, amount]) => ({ date, amount }));

describe("XIRR", () => {
  it.each(vectors)("finds $rate for $id", ({ rate, flows }) => {
    const found = xirr(flowsOf(flows)).rate;
    if (rate === null || found === null) expect(found).toBe(rate);
    else expect(Math.abs(found - rate)).toBeLessThanOrEqual(1e-7 * Math.max(1, Math.abs(rate)));
  });

  it("says why there is none", () => {
    expect(xirr([])).toEqual({ rate: null, reason: "no-flows" });
    const oneDay = flowsOf([
      ["2024-01-05", -100],
      ["2024-01-05", 120],
    ]);
    expect(xirr(oneDay)).toEqual({ rate: null, reason: "one-day" });
    const onlyPaid = flowsOf([
      ["2024-01-05", -100],
      ["2025-01-05", -100],
    ]);
    expect(xirr(onlyPaid)).toEqual({ rate: null, reason: "no-sign-change" });
    expect(xirr(yearly(-100, 50, -100))).toEqual({ rate: null, reason: "no-rate" });
    const overnight = flowsOf([
      ["2024-01-05", -100],
      ["2024-01-06", 200],
    ]);
    expect(xirr(overnight)).toEqual({ rate: null, reason: "out-of-range" });
  });

  it("is not shown beside a gain that it contradicts", () => {
    const flows = yearly(...coefficients([0.8, 1.05, 1.15]));
    expect(flows.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(-1.5, 9);
    expect(xirr(flows).rate).toBeCloseTo(0.05, 9);
    expect(xirrBesideGain(flows)).toEqual({ rate: null, reason: "contradicts-gain" });
    expect(xirrBesideGain(yearly(-100, 110)).rate).toBeCloseTo(0.1, 9);
  });

  it("is -1 when nothing ever came back and nothing is left", () => {
    const lost = flowsOf([
      ["2024-01-05", -100],
      ["2025-01-05", 0],
    ]);
    expect(xirr(lost)).toEqual({ rate: -1, reason: null });
  });

  it("is the rate that two flows have between them", () => {
    const days = fc.integer({ min: 1, max: 20_000 });
    const value = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(days, value, value, (length, paid, received) => {
        const exponent = (Math.log(received / paid) * 365) / length;
        fc.pre(exponent > -8 && exponent < 20);
        const { rate } = xirr([
          { date: "1970-01-01", amount: -paid },
          { date: dayAfter(length), amount: received },
        ]);
        expect(Math.log1p(rate ?? Number.NaN)).toBeCloseTo(exponent, 9);
      }),
    );
  });

  it("makes the present values add up to 0, whatever the order and unit of the flows", () => {
    const flow = fc.record({
      date: fc.integer({ min: 0, max: 7_000 }).map(dayAfter),
      amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(flow, { minLength: 2, maxLength: 60, size: "max" }), (flows) => {
        const { rate } = xirr(flows);
        // Nearer to −1 a number cannot hold enough digits of the rate.
        fc.pre(rate !== null && rate > -0.95);
        const exponent = Math.log1p(rate);
        const inPaise = flows.map(({ date, amount }) => ({ date, amount: amount * 100 }));
        const reversed = xirr(inPaise.toReversed()).rate ?? Number.NaN;
        expect(Math.log1p(reversed)).toBeCloseTo(exponent, 9);
        const first = Math.min(...flows.map(({ date }) => Date.parse(date)));
        const last = Math.max(...flows.map(({ date }) => Date.parse(date)));
        const origin = exponent < 0 ? last : first;
        const values = flows.map(({ date, amount }) => {
          const years = (Date.parse(date) - origin) / 86_400_000 / 365;
          return amount * Math.exp(-exponent * years);
        });
        const sum = values.reduce((total, one) => total + one, 0);
        const size = values.reduce((total, one) => total + Math.abs(one), 0);
        expect(Math.abs(sum)).toBeLessThanOrEqual(1e-8 * size);
      }),
    );
  });
});

describe("XIRR of flows with several roots", () => {
  it("is the one nearest 0 that a slow search finds, with up to five changes of sign", () => {
    const run = fc.array(
      fc.record({
        gap: fc.integer({ min: 1, max: 900 }),
        rupees: fc.integer({ min: 1, max: 9_999 }),
      }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(fc.array(run, { minLength: 2, maxLength: 6 }), (runs) => {
        let day = 0;
        const flows = runs.flatMap((own, index) =>
          own.map(({ gap, rupees }) => {
            day += gap;
            return { date: dayAfter(day), amount: index % 2 === 0 ? -rupees : rupees };
          }),
        );
        const expected = slowXirr(flows, farthest);
        const { rate } = xirr(flows);
        const found = rate === null ? null : Math.log1p(rate);
        if (expected !== null) expect(found).toBeCloseTo(expected, 6);
        else expect(Math.abs(found ?? Infinity)).toBeGreaterThan(farthest);
      }),
      { numRuns: 300 },
    );
  });

  it("is the one nearest 0 where two are close together, or touch, wherever further ones are", () => {
    const further = fc.array(fc.integer({ min: 200, max: 900 }), { maxLength: 3 });
    const permille = fc.integer({ min: -80, max: 80 });
    const apart = fc.constantFrom(0, 1e-4, 1e-3, 1e-2);
    fc.assert(
      fc.property(permille, apart, further, (nearest, distance, others) => {
        const growth = 1 + nearest / 1_000;
        const outwards = growth < 1 ? 1 - distance : 1 + distance;
        const roots = [growth, growth * outwards, ...others.map((other) => 1 + other / 1_000)];
        const { rate } = xirr(yearly(...coefficients(roots)));
        expect(rate).toBeCloseTo(growth - 1, 5);
      }),
      // Exactly 0 by these amounts, whose sum is rounded to another number.
      { examples: [[0, 1e-4, [578, 692, 588]]] },
    );
  });
});

/** Rates further away, in ln(1 + rate), are not searched for slowly. */
const farthest = 3;

/** One flow each 365 days: a polynomial in 1 + rate. */
const yearly = (...amounts: number[]): Flow[] =>
  amounts.map((amount, year) => ({ date: dayAfter(year * 365), amount }));

/** Of the polynomial with these roots, the highest power first, in rupees. */
const coefficients = (roots: readonly number[]): number[] =>
  roots.reduce(
    (powers, root) => [...powers, 0].map((power, index) => power - root * (powers[index - 1] ?? 0)),
    [-1_000],
  );

function dayAfter(days: number): string {
  return new Date(days * 86_400_000).toISOString().slice(0, 10);
}

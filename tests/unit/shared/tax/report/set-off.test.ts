import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  setOffLosses,
  type CarriedLoss,
  type Pool,
} from "../../../../../src/shared/tax/report/set-off.ts";

const rates = [
  { section: "111A", term: "short", percent: 15, isOfResidents: false },
  { section: "111A", term: "short", percent: 20, isOfResidents: false },
  { section: "112A", term: "long", percent: 10, isOfResidents: false },
  { section: "112A", term: "long", percent: 12.5, isOfResidents: false },
  { section: "112", term: "long", percent: 20, isOfResidents: false },
  { section: "112", term: "long", percent: 12.5, isOfResidents: false },
  { section: "slab", term: "short", percent: null, isOfResidents: false },
] as const;

/** In hundredths of a paisa, so that small cases need no rounding. */
const taxOn = (pools: readonly { pool: Pool; taxable: number }[], slab: number): number =>
  pools.reduce((sum, { pool, taxable }) => sum + taxable * (pool.percent ?? slab), 0);

type Left = { term: "short" | "long"; amount: number };

/** A second reckoning: each rupee of loss goes against any gain that it may, this year's losses first. */
function leastTax(
  pools: readonly Pool[],
  carried: readonly CarriedLoss[],
  { exemption, slab }: { exemption: number; slab: number },
): number {
  const seen = new Map<string, number>();
  const taxOfLeft = (gains: readonly number[]): number => {
    let exempt = exemption;
    return pools
      .map((pool, index) => ({ pool, left: gains[index] ?? 0 }))
      .toSorted((one, other) => (other.pool.percent ?? slab) - (one.pool.percent ?? slab))
      .reduce((sum, { pool, left }) => {
        const part = pool.section === "112A" ? Math.min(exempt, left) : 0;
        exempt -= part;
        return sum + (left - part) * (pool.percent ?? slab);
      }, 0);
  };
  const search = (gains: readonly number[], stages: readonly Left[][]): number => {
    const key = JSON.stringify([gains, stages]);
    const known = seen.get(key);
    if (known !== undefined) return known;
    let least = Infinity;
    const [stage, ...later] = stages;
    if (stage === undefined) least = taxOfLeft(gains);
    else {
      for (const [index, loss] of stage.entries()) {
        if (loss.amount === 0) continue;
        for (const [at, pool] of pools.entries()) {
          if ((gains[at] ?? 0) === 0 || (loss.term === "long" && pool.term === "short")) continue;
          const rest = stage.with(index, { ...loss, amount: loss.amount - 1 });
          least = Math.min(least, search(gains.with(at, (gains[at] ?? 0) - 1), [rest, ...later]));
        }
      }
      // Nothing more can be set off in this stage.
      if (least === Infinity) least = search(gains, later);
    }
    seen.set(key, least);
    return least;
  };
  const own = (["short", "long"] as const).map((term) => ({
    term,
    amount: pools.reduce((sum, pool) => sum + (pool.term === term ? pool.losses : 0), 0),
  }));
  const earlier = (["short", "long"] as const).map((term) => ({
    term,
    amount: carried.reduce((sum, loss) => sum + (loss.term === term ? loss.amount : 0), 0),
  }));
  return search(
    pools.map(({ gains }) => gains),
    [own, earlier],
  );
}

const small = fc.integer({ min: 0, max: 3 });
const poolsArbitrary = fc
  .uniqueArray(fc.integer({ min: 0, max: rates.length - 1 }), { minLength: 1, maxLength: 4 })
  .chain((indexes) =>
    fc.tuple(
      ...indexes.map((index) =>
        fc
          .record({ gains: small, losses: fc.integer({ min: 0, max: 2 }) })
          .map((amounts): Pool => ({ ...(rates[index] ?? rates[0]), ...amounts })),
      ),
    ),
  );
const carriedArbitrary = fc.array(
  fc.record({
    year: fc.integer({ min: 2016, max: 2023 }),
    term: fc.constantFrom("short" as const, "long" as const),
    amount: fc.integer({ min: 1, max: 2 }),
  }),
  { maxLength: 2 },
);
const terms = fc.record({
  exemption: fc.integer({ min: 0, max: 4 }),
  slab: fc.constantFrom(0, 5, 10, 15, 20, 30),
});

describe("losses", () => {
  it("are set off so that no other order leaves less tax", () => {
    fc.assert(
      fc.property(poolsArbitrary, carriedArbitrary, terms, (pools, carried, how) => {
        const settled = setOffLosses(pools, carried, how);
        expect(taxOn(settled.pools, how.slab)).toBe(leastTax(pools, carried, how));
      }),
      { numRuns: 300 },
    );
  });

  it("are never set off twice, nor against what they may not", () => {
    fc.assert(
      fc.property(poolsArbitrary, carriedArbitrary, terms, (pools, carried, how) => {
        const { rows, pools: settled } = setOffLosses(pools, carried, how);
        for (const { term, against, amount } of rows) {
          expect(amount).toBeGreaterThan(0);
          expect(term === "long" && against.term === "short").toBe(false);
        }
        for (const term of ["short", "long"] as const) {
          const used = rows
            .filter((row) => row.term === term)
            .reduce((sum, { amount }) => sum + amount, 0);
          const lost =
            pools.reduce((sum, pool) => sum + (pool.term === term ? pool.losses : 0), 0) +
            carried.reduce((sum, loss) => sum + (loss.term === term ? loss.amount : 0), 0);
          expect(used).toBeLessThanOrEqual(lost);
        }
        for (const { pool, setOff, exemption, taxable } of settled) {
          expect(taxable).toBe(pool.gains - setOff - exemption);
          expect(taxable).toBeGreaterThanOrEqual(0);
        }
        const exempted = settled.reduce((sum, { exemption }) => sum + exemption, 0);
        expect(exempted).toBeLessThanOrEqual(how.exemption);
      }),
    );
  });

  it("go against the highest rate first, and to exempt gains last", () => {
    // By hand: 100 of loss: 40 against 111A at 20 %, 60 against the 112A gains above the exemption of 125.
    const pools: Pool[] = [
      { section: "111A", term: "short", percent: 20, isOfResidents: false, gains: 40, losses: 0 },
      { section: "112A", term: "long", percent: 12.5, isOfResidents: false, gains: 200, losses: 0 },
      {
        section: "slab",
        term: "short",
        percent: null,
        isOfResidents: false,
        gains: 30,
        losses: 100,
      },
    ];
    const { rows, pools: settled } = setOffLosses(pools, [], { exemption: 125, slab: 5 });
    expect(rows.map(({ against, amount }) => [against.section, amount])).toEqual([
      ["111A", 40],
      ["112A", 60],
    ]);
    expect(settled.map(({ taxable }) => taxable)).toEqual([0, 15, 30]);
  });

  it("of earlier years are used oldest first, after this year's", () => {
    const pools: Pool[] = [
      { section: "111A", term: "short", percent: 20, isOfResidents: false, gains: 100, losses: 30 },
    ];
    const carried: CarriedLoss[] = [
      { year: 2022, term: "short", amount: 50 },
      { year: 2020, term: "short", amount: 40 },
      { year: 2021, term: "long", amount: 90 },
    ];
    const { rows } = setOffLosses(pools, carried, { exemption: 0, slab: 30 });
    expect(rows.map(({ fromYear, amount }) => [fromYear, amount])).toEqual([
      [null, 30],
      [2020, 40],
      [2022, 30],
    ]);
  });
});

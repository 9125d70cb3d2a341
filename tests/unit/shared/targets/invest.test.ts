import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fundToBuy, invest, splitSteps } from "../../../../src/shared/targets/invest.ts";
import { toPaise } from "../../../../src/shared/transactions/fixed-point.ts";

const part = (percent: number, rupees: number) => ({ percent, value: toPaise(rupees) });

/** The sum of squares, in units of 1/10,000 paisa, exactly. */
function badness(parts: readonly ReturnType<typeof part>[], split: readonly number[]): bigint {
  const after = parts.map(({ value }, index) => BigInt(value + 10_000 * (split[index] ?? 0)));
  const total = after.reduce((sum, value) => sum + value, 0n);
  return parts.reduce((sum, { percent }, index) => {
    const off = 10_000n * (after[index] ?? 0n) - BigInt(Math.round(percent * 100)) * total;
    return sum + off * off;
  }, 0n);
}

function* everySplit(places: number, steps: number): Generator<number[]> {
  if (places === 1) return yield [steps];
  for (let first = 0; first <= steps; first += 1) {
    for (const rest of everySplit(places - 1, steps - first)) yield [first, ...rest];
  }
}

describe("the split of the next rupees", () => {
  it("goes to what is furthest below its target, and ties to the first part", () => {
    expect(splitSteps([part(50, 1_000), part(50, 400)], 8)).toEqual([1, 7]);
    expect(splitSteps([part(50, 0), part(50, 0)], 1)).toEqual([1, 0]);
    expect(splitSteps([part(100, 0), part(0, 50_000)], 3)).toEqual([3, 0]);
    expect(splitSteps([], 3)).toEqual([]);
  });

  it("is the best of all splits", () => {
    const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        shares.chain((weights) =>
          fc.tuple(
            fc.constant(weights),
            fc.array(fc.integer({ min: 0, max: 300_000 }), {
              minLength: weights.length,
              maxLength: weights.length,
            }),
            fc.integer({ min: 1, max: 12 }),
          ),
        ),
        ([weights, values, steps]) => {
          const sum = weights.reduce((all, weight) => all + weight, 0);
          let left = 10_000;
          const parts = weights.map((weight, index) => {
            const isLast = index === weights.length - 1;
            const share = isLast ? left : sum === 0 ? 0 : Math.floor((10_000 * weight) / sum);
            left -= share;
            return { percent: share / 100, value: values[index] ?? 0 };
          });
          const found = splitSteps(parts, steps);
          expect(found.reduce((all, count) => all + count, 0)).toBe(steps);
          const best = [...everySplit(parts.length, steps)]
            .map((split) => badness(parts, split))
            .reduce((least, each) => (each < least ? each : least));
          expect(badness(parts, found)).toBe(best);
        },
      ),
    );
  });

  it("equals a split of ₹100 at a time", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 1, max: 400 }),
        (values, steps) => {
          const parts = values.map((value) => ({ percent: 100 / 8, value }));
          const total = BigInt(values.reduce((sum, value) => sum + value, 0) + steps * 10_000);
          const short = values.map((value) => 1_250n * total - 10_000n * BigInt(value));
          const given = values.map(() => 0);
          for (let step = 0; step < steps; step += 1) {
            const most = short.reduce((one, other) => (other > one ? other : one));
            const index = short.indexOf(most);
            given[index] = (given[index] ?? 0) + 1;
            short[index] = most - 100_000_000n;
          }
          expect(splitSteps(parts, steps)).toEqual(given);
        },
      ),
    );
  });
});

const fund = (given: object) => ({
  id: "a",
  isOpen: true,
  hasRunningSip: false,
  due: 0,
  value: 100,
  ...given,
});

describe("the fund that is bought", () => {
  it("is one with a running SIP, else the largest, and none that is closed", () => {
    const small = fund({ id: "small", value: 1, hasRunningSip: true });
    const closed = fund({ id: "closed", value: 500, isOpen: false, hasRunningSip: true });
    expect(fundToBuy([fund({}), small, closed])?.id).toBe("small");
    expect(fundToBuy([fund({}), fund({ id: "large", value: 300 }), closed])?.id).toBe("large");
    expect(fundToBuy([closed])).toBeNull();
  });

  it("gets less where its SIP still pays this month", () => {
    const debt = { name: "debt", ...part(50, 0), funds: [fund({ id: "b", value: 0 })] };
    const equity = { name: "equity", ...part(50, 0), funds: [fund({ due: toPaise(1_000) })] };
    expect(invest([equity, debt], 2_000)).toEqual([
      { name: "equity", fundId: "a", amount: 500, due: 1_000 },
      { name: "debt", fundId: "b", amount: 1_500, due: 0 },
    ]);
  });
});

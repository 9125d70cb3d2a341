import { describe, expect, it } from "vitest";
import {
  findDirectTwin,
  findGrowthPair,
  type TwinFacts,
} from "../../../../src/shared/schemes/direct-twin.ts";
import { variantTitle } from "../../../../src/shared/schemes/scheme-title.ts";

const asOf = "2026-08-20";
let nextCode = 100_000;

const scheme = (given: Partial<TwinFacts> & { fund?: string } = {}): TwinFacts => {
  const { fund = "Kaveri Small Cap Fund", ...facts } = given;
  const variant = {
    plan: facts.plan ?? "regular",
    option: facts.option ?? "growth",
    frequency: facts.frequency ?? null,
  };
  return {
    code: String((nextCode += 1)),
    name: `${fund}${variantTitle(variant)}`,
    navDate: asOf,
    fundHouse: "Kaveri Mutual Fund",
    ...variant,
    ...facts,
  };
};
const twinOf = (own: TwinFacts, ...others: TwinFacts[]) =>
  findDirectTwin(own, [own, ...others], asOf);

describe("the direct twin of a scheme", () => {
  it("is the only direct plan of the same house, fund, option and frequency", () => {
    const [own, twin] = [scheme(), scheme({ plan: "direct" })];
    const others = [
      scheme({ plan: "direct", fund: "Kaveri Small Cap Fund - Series II" }),
      scheme({ plan: "direct", option: "idcw" }),
      scheme({ plan: "direct", fundHouse: "Another Mutual Fund" }),
      scheme({ option: "idcw" }),
    ];
    expect(twinOf(own, ...others, twin)).toEqual({ twin, reason: null });
  });

  it("has the same frequency of payouts, and either kind of payout where a list names none", () => {
    const own = scheme({ option: "idcw", frequency: "monthly" });
    const twin = scheme({ plan: "direct", option: "idcw-payout", frequency: "monthly" });
    const daily = scheme({ plan: "direct", option: "idcw", frequency: "daily" });
    expect(twinOf(own, daily, twin).twin).toBe(twin);
    const exact = scheme({ plan: "direct", option: "idcw", frequency: "monthly" });
    expect(twinOf(own, daily, twin, exact).twin).toBe(exact);
  });

  it("is found where the list tells equal names apart by their codes", () => {
    const own = scheme();
    const named = { ...own, name: `${own.name} (${own.code})` };
    const twin = scheme({ plan: "direct" });
    expect(twinOf(named, twin).twin).toBe(twin);
  });

  it.each<[string, TwinFacts, TwinFacts[], string]>([
    ["is a direct plan itself", scheme({ plan: "direct" }), [scheme()], "direct-already"],
    ["has no plans", scheme({ plan: "none", option: "unknown" }), [], "no-plan"],
    ["has an unknown option", scheme({ option: "unknown" }), [], "no-plan"],
    ["has no direct plan", scheme(), [], "no-twin"],
    [
      "has one that ended",
      scheme(),
      [scheme({ plan: "direct", navDate: "2026-01-01" })],
      "no-twin",
    ],
    [
      "has two",
      scheme(),
      [scheme({ plan: "direct" }), scheme({ plan: "direct" })],
      "several-twins",
    ],
    [
      "shares it with another plan",
      scheme(),
      [scheme({ plan: "direct" }), scheme()],
      "several-twins",
    ],
  ])("is not guessed where a scheme %s", (_, own, others, reason) => {
    expect(twinOf(own, ...others)).toEqual({ twin: null, reason });
  });
});

describe("the growth pair of a scheme that pays out", () => {
  it("is the growth option of both plans, where each is the only one", () => {
    const own = scheme({ option: "idcw" });
    const [regular, direct] = [scheme(), scheme({ plan: "direct" })];
    expect(findGrowthPair(own, [own, regular, direct], asOf)).toEqual({ regular, direct });
    expect(findGrowthPair(own, [own, regular], asOf)).toBeNull();
    expect(findGrowthPair(own, [own, regular, direct, scheme()], asOf)).toBeNull();
  });
});

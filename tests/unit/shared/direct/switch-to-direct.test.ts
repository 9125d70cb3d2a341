import { describe, expect, it } from "vitest";
import { switchToDirect } from "../../../../src/shared/direct/switch-to-direct.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";
import type { HeldFund } from "../../../../src/shared/tax/selling/held-fund.ts";
import type { TaxEntry } from "../../../../src/shared/tax/taxed-fund.ts";
import { buy, factsOf, heldFund, personWith, whatIf } from "../../../support/data/tax-facts.ts";

const today = "2026-08-20";
/** At a NAV of 20. */
const lots = [buy("2022-01-03", 10_000, 50_000), buy("2025-12-01", 5_000, 90_000)];

const planOf = (
  fund: HeldFund,
  entries: readonly TaxEntry[] = lots,
  advantage: number | null = 0.01,
) =>
  runAtOnce(
    switchToDirect({ ...personWith([fund]), funds: [fund] }, fund, factsOf(entries), {
      today,
      advantage,
    }),
  );

const load = { steps: [{ days: 365, percent: 1 }], freePercent: 0 };
const { scheme } = heldFund();
const elss = { scheme: { ...scheme, isElss: true } };

describe("a switch of all that is free today", () => {
  it("costs the load, tax and STT of the same sale, and stamp duty on what goes in", () => {
    const fund = heldFund({ exitLoad: load });
    const sale = whatIf(
      personWith([fund]),
      fund,
      factsOf(lots),
      { units: 15_000, on: today },
      {
        today,
      },
    );
    if ("problem" in sale) throw new Error(sale.problem);
    const plan = planOf(fund);
    // 1 % of 5,000 units; long-term 1,50,000 less 1,25,000 at 12.5 %, short-term 9,000 at 20 %.
    const tax = (25_000 * 0.125 + 9_000 * 0.2) * 1.04;
    expect(plan?.switchCost).toEqual({
      exitLoad: 1_000,
      tax,
      stt: 3,
      stampDuty: 14.95,
      total: 1_000 + tax + 3 + 14.95,
    });
    expect(plan?.switchCost).toMatchObject({
      exitLoad: sale.exitLoad,
      tax: sale.tax,
      stt: sale.stt,
    });
    expect(plan?.lots).toEqual(sale.lots);
    expect(plan?.breakEven.map(({ growth }) => growth)).toEqual([0, 8, 12]);
    expect(plan?.breakEven.every(({ months }) => months !== null && months > 0)).toBe(true);
    expect(plan?.sellable.next[0]).toMatchObject({ on: "2026-12-02", units: 5_000 });
  });

  it("is not known while no load is entered, and never pays where the direct plan grows no faster", () => {
    const unknown = planOf(heldFund());
    expect(unknown?.switchCost).toMatchObject({ exitLoad: null, total: null, stt: 3 });
    expect(unknown?.breakEven.every(({ months }) => months === null)).toBe(true);
    for (const advantage of [null, 0]) {
      const plan = planOf(heldFund({ exitLoad: load }), lots, advantage);
      expect(plan?.breakEven.every(({ months }) => months === null)).toBe(true);
    }
  });

  it("leaves out what is locked in an ELSS, and says until when", () => {
    const plan = planOf(heldFund({ ...elss, exitLoad: load }));
    expect(plan).toMatchObject({ amount: 200_000, isElss: true, lockedUntil: "2028-12-02" });
    expect(plan?.lots.map(({ acquiredOn }) => acquiredOn)).toEqual(["2022-01-03"]);
    const locked = planOf(heldFund(elss), lots.slice(1));
    expect(locked).toMatchObject({ amount: 0, lots: [], switchCost: null, breakEven: [] });
    expect(locked?.lockedUntil).toBe("2028-12-02");
  });

  it("is not worked out for what no sale can be worked out for", () => {
    expect(planOf(heldFund({ nav: null }))).toBeNull();
    expect(planOf(heldFund({ scheme: { ...scheme, class: null } }))).toBeNull();
  });
});

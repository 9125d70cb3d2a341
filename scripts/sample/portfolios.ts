import { nextInstalment } from "../../src/shared/sips/due-dates.ts";
import { indianDay } from "../../src/shared/dates.ts";
import type { ApiClient } from "../../tests/support/api-client.ts";
import { sipLedger, type SipPlan } from "./sip-ledger.ts";

/** [AMFI code, category, rupees invested, units] of schemes that are in the sample list and in AMFI's own. */
type Holding = readonly [code: string, category: string, invested: number, units: number];

export const ashasPortfolio: readonly Holding[] = [
  ["118989", "equity", 3_00_000, 2_059.459],
  ["130503", "equity", 1_50_000, 1_257.901],
  ["118968", "hybrid", 2_00_000, 422.476],
  ["119771", "hybrid", 1_00_000, 2_535.021],
  ["118701", "debt", 1_75_000, 28.428],
];

/** [AMFI code, category, NAV of today or near it, the SIP of the last eight years]. */
type Plan = readonly [code: string, category: string, nav: number, sip: SipPlan];

export const ashasPlans: readonly Plan[] = [
  ["122639", "equity", 91, { amount: 5_000, day: 5, stepUp: 10 }],
  ["120503", "tax saver", 112, { amount: 2_500, day: 10, stepUp: 5 }],
];

export const ravisPortfolio: readonly Holding[] = [
  ["118955", "equity", 4_00_000, 270.525],
  ["120166", "equity", 1_20_000, 1_445.035],
  ["119568", "debt", 2_50_000, 607.358],
  ["147481", "tax saver", 1_00_000, 2_937.637],
];

/** The ids follow from the schemes, so adding them again adds nothing. */
const idOf = (amfiCode: string): string => `00000000-0000-4000-8000-000000${amfiCode}`;

const describe = (amfiCode: string, category: string) => ({
  id: idOf(amfiCode),
  folioNumber: `${amfiCode}/01`,
  schemeName: "by its code",
  amfiCode,
  category,
});

/** Funds with the transactions of eight years and a SIP that goes on; those that exist stay as they are. */
export async function addPlans(owner: ApiClient, plans: readonly Plan[]): Promise<void> {
  const today = indianDay(new Date());
  for (const [code, category, nav, sip] of plans) {
    const transactions = sipLedger(sip, nav, today);
    const added = await owner.mutate("funds.add", { ...describe(code, category), transactions });
    if (added.error?.data.appCode === "funds/conflict") continue;
    if (added.error !== undefined) throw new Error(added.error.message);
    const { amount } =
      nextInstalment({ ...sip, from: transactions[0]?.date ?? today, to: null }, today) ?? sip;
    const { error } = await owner.mutate("sips.add", {
      ...sip,
      id: idOf(code),
      fundId: idOf(code),
      amount,
      from: today,
    });
    if (error !== undefined && error.data.appCode !== "sips/exists") throw new Error(error.message);
  }
}

export async function addPortfolio(owner: ApiClient, holdings: readonly Holding[]): Promise<void> {
  for (const [amfiCode, category, investedAmount, units] of holdings) {
    const { error } = await owner.mutate("funds.add", {
      ...describe(amfiCode, category),
      investedAmount,
      units,
    });
    if (error !== undefined) throw new Error(error.message);
  }
}

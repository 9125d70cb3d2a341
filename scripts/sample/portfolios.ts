import type { ApiClient } from "../../tests/support/api-client.ts";

/** [AMFI code, category, rupees invested, units] of schemes that are in the sample list and in AMFI's own. */
type Holding = readonly [code: string, category: string, invested: number, units: number];

export const ashasPortfolio: readonly Holding[] = [
  ["122639", "equity", 2_40_000, 3_903.434],
  ["118989", "equity", 3_00_000, 2_059.459],
  ["130503", "equity", 1_50_000, 1_257.901],
  ["118968", "hybrid", 2_00_000, 422.476],
  ["119771", "hybrid", 1_00_000, 2_535.021],
  ["118701", "debt", 1_75_000, 28.428],
  ["120503", "tax saver", 1_50_000, 1_285.851],
];

export const ravisPortfolio: readonly Holding[] = [
  ["118955", "equity", 4_00_000, 270.525],
  ["120166", "equity", 1_20_000, 1_445.035],
  ["119568", "debt", 2_50_000, 607.358],
  ["147481", "tax saver", 1_00_000, 2_937.637],
];

/** The ids follow from the schemes, so adding them again adds nothing. */
export async function addPortfolio(owner: ApiClient, holdings: readonly Holding[]): Promise<void> {
  for (const [amfiCode, category, investedAmount, units] of holdings) {
    const { error } = await owner.mutate("funds.add", {
      id: `00000000-0000-4000-8000-000000${amfiCode}`,
      folioNumber: `${amfiCode}/01`,
      schemeName: "by its code",
      amfiCode,
      category,
      investedAmount,
      units,
    });
    if (error !== undefined) throw new Error(error.message);
  }
}

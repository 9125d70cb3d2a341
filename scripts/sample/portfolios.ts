import type { Person } from "../../tests/support/person.ts";

/** [AMFI code, category, rupees invested, units] of schemes that are in the sample list and in AMFI's own. */
type Holding = readonly [code: string, category: string, invested: number, units: number];

export const ashasPortfolio: readonly Holding[] = [
  ["122639", "equity", 2_40_000, 3_210.455],
  ["118989", "equity", 3_00_000, 2_115.2],
  ["130503", "equity", 1_50_000, 812.061],
  ["118968", "hybrid", 2_00_000, 891.337],
  ["119771", "hybrid", 1_00_000, 402.77],
  ["118701", "debt", 1_75_000, 5_204.118],
  ["120503", "tax saver", 1_50_000, 3_120.9],
];

export const ravisPortfolio: readonly Holding[] = [
  ["118955", "equity", 4_00_000, 4_980.121],
  ["120166", "equity", 1_20_000, 1_215.5],
  ["119568", "debt", 2_50_000, 9_480.02],
  ["147481", "tax saver", 1_00_000, 1_702.339],
];

/** Records holdings. Their ids follow from the schemes, so that recording them again adds nothing. */
export async function addPortfolio(owner: Person, holdings: readonly Holding[]): Promise<void> {
  for (const [amfiCode, category, investedAmount, units] of holdings) {
    const { error } = await owner.tell("funds.add", {
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

import { fundsWithTotals, type DemoTotals } from "../src/server/demo/portfolio.ts";

const totals: readonly DemoTotals[] = [
  ["118955", "equity", 4_00_000, 270.525],
  ["120166", "equity", 1_20_000, 1_445.035],
  ["119568", "debt", 2_50_000, 607.358],
  ["147481", "elss", 1_00_000, 2_937.637],
];

/**
 * The funds of the second account of `npm run demo`, all with totals only. It shares them with the first account, which
 * has the portfolio of `demo.start`.
 */
export const ravisFunds = fundsWithTotals(totals, null);

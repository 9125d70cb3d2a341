import { holdingOf, type DemoHolding } from "../src/server/demo/portfolio.ts";

const holdings: readonly DemoHolding[] = [
  ["118955", "equity", 4_00_000, 270.525],
  ["120166", "equity", 1_20_000, 1_445.035],
  ["119568", "debt", 2_50_000, 607.358],
  ["147481", "tax saver", 1_00_000, 2_937.637],
];

/**
 * What the second account of `npm run demo` holds and shares with the first, which has the demo's own portfolio. All of it
 * are funds with totals only.
 */
export const ravisHoldings = holdings.map(holdingOf);

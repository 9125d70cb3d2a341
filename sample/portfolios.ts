import type { DemoFund } from "../src/server/demo/portfolio.ts";

const bought = (
  code: string,
  category: string,
  nav: number,
  growth: number,
  purchase: { amount: number; monthsAgo: number },
): DemoFund => ({ code, category, nav, growth, purchases: [purchase] });

/**
 * The funds of the second account of `npm run demo`, which it shares with the first one, whose portfolio is that of
 * `demo.start`.
 */
export const ravisFunds: readonly DemoFund[] = [
  bought("118955", "equity", 2_293, 1.13, { amount: 4_00_000, monthsAgo: 36 }),
  bought("120166", "equity", 98, 1.13, { amount: 1_20_000, monthsAgo: 15 }),
  bought("119568", "debt", 457, 1.07, { amount: 2_50_000, monthsAgo: 20 }),
  bought("147481", "elss", 32, 1.13, { amount: 1_00_000, monthsAgo: 42 }),
];

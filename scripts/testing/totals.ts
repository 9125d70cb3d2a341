/** Checks and tests, counted alike. */
export type Totals = { passed: number; failed: number };

export const add = (left: Totals, right: Totals): Totals => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
});

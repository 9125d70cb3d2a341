const minute = 60_000;
const longest = 24 * 60 * minute;

/** Milliseconds until the next attempt: 5 minutes, three times as long after each failure, at most a day. */
export const retryBackoff = (failures: number): number =>
  Math.min(longest, 5 * minute * 3 ** (failures - 1));

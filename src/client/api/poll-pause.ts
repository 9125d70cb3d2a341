/** Milliseconds until NAVs that are being fetched are asked for once more: longer and longer. */
export const pollPause = (tries: number, first = 15_000): number =>
  Math.min(first * 2 ** (tries - 1), 600_000);

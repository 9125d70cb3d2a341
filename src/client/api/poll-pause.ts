/** Milliseconds until NAVs that are being fetched are asked for once more: longer and longer. */
export const pollPause = (tries: number): number => Math.min(15_000 * 2 ** (tries - 1), 600_000);

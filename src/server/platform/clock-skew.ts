/**
 * Milliseconds between the clocks of two machines. An expiry further ahead was stored by a fast
 * clock and is ignored.
 */
export const maxClockSkew = 60_000;

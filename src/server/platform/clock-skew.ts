/**
 * How far the clocks of two machines that serve may be apart, in milliseconds. What was written down by one that ran
 * ahead by more does not count, or it would hold for as long as the clock was wrong.
 */
export const maxClockSkew = 60_000;

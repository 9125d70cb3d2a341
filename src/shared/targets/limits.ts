/** Percentage points to both sides of a part's percentage. */
export const usualBand = 5;
/** Percent of a part's own percentage: with `usualBand`, the 5/25 rule. */
export const usualRelativeBand = 25;
/** Rupees: what is less is no sale or purchase that a fund house takes. */
export const smallestMove = 100;
/** Rupees: new money is split in steps of `investStep`, up to `maxInvested`. */
export const investStep = 100;
export const maxInvested = 999_999_900;

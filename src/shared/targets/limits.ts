/** Percentage points to both sides of a part's percentage. */
export const usualBand = 5;
/** Rupees: new money is split in steps of `investStep`, up to `maxInvested`. */
export const investStep = 100;
export const maxInvested = 999_999_900;

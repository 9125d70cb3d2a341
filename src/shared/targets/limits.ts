/** Points to both sides of a part's percentage. */
export const usualBand = 5;
/** Rupees: how finely the next rupees are split, and how many there can be. */
export const investStep = 100;
export const maxInvested = 999_999_900;

/** Schemes of one comparison. */
export const maxCompared = 5;

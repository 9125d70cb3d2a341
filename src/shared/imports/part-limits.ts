// Apart from the contract, so that the page of imports does not load it.

/** Funds and transactions of a part, which is one request. */
export const maxItemsPerPart = 500;
export const maxParts = 1_000;

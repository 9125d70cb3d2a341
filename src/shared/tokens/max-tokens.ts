/** Of an account. Apart from the contracts, which pages render without. */
export const maxTokens = 20;

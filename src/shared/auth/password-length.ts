/** Fewer characters make no password. Apart from the contract, for a page that says so before it loads that. */
export const minPasswordLength = 6;

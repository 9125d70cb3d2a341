/** In a file of its own, for a page that shows it before it loads the contract. */
export const minPasswordLength = 6;

/** Passkeys of an account. In a file of its own, so that a page need not load the contracts. */
export const maxPasskeys = 20;

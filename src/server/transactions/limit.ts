/** Of calls that change transactions, whichever procedure they call. */
export const transactionsLimit = { name: "transactions", span: 15 * 60_000, max: { user: 3_000 } };

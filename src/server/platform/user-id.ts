declare const checked: unique symbol;

/** The id of a user on whose behalf the server may act. */
export type UserId = string & { readonly [checked]: true };

/**
 * Only for ids that no request has named: of a checked session, a new session, a row of the hourly job, or a mail's
 * recipient.
 */
export const checkedUserId = (id: string): UserId => id as UserId;

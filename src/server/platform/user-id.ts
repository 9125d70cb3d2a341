declare const checked: unique symbol;

/** The id of a user on whose behalf the server may act. */
export type UserId = string & { readonly [checked]: true };

/** For an id that no request has named: that of a checked session, a new session, or a row of the hourly job. */
export const checkedUserId = (id: string): UserId => id as UserId;

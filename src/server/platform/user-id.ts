declare const checked: unique symbol;

/** The id of a user on whose behalf the server may act. */
export type UserId = string & { readonly [checked]: true };

/** For an id that no request has named: of a checked session, a new session, a row of the hourly job, or whom a mail goes to. */
export const checkedUserId = (id: string): UserId => id as UserId;

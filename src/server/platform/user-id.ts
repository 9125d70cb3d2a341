declare const checked: unique symbol;

/** A user's id that came out of a checked session: what is one user's can only be reached with it. */
export type UserId = string & { readonly [checked]: true };

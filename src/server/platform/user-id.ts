declare const checked: unique symbol;

/** Only a checked session makes one. */
export type UserId = string & { readonly [checked]: true };

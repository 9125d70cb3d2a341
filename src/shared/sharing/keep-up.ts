import { dayInMilliseconds } from "../day-length.ts";

/** Nothing is pushed for a sender who has not used the account for so many days. */
export const keptUpDays = 180;
/** A recipient may ask for an update of a share once in so many days. */
export const askAgainDays = 7;

export const maxUnused = keptUpDays * dayInMilliseconds;
export const askAgainAfter = askAgainDays * dayInMilliseconds;

/** `paused`: the sender has not used the account for `keptUpDays`. */
export type KeepsUp = "on" | "paused" | "off";

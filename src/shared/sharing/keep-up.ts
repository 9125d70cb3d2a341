import { dayInMilliseconds } from "../day-length.ts";

/** Nothing is pushed for a sender who has not used the account for so many days. */
export const keptUpDays = 180;
/** A recipient may ask for an update of a share once in so many days. */
const askAgainDays = 7;
/** Days after which a copy's value says little. */
export const oldCopyDays = 30;

export const maxUnused = keptUpDays * dayInMilliseconds;
export const askAgainAfter = askAgainDays * dayInMilliseconds;

/** `paused`: the sender has not used the account for `keptUpDays`. */
export type KeepsUp = "on" | "paused" | "off";

/** Times are ISO 8601, UTC. */
type Copies = { updatedAt: string | null; sharedAt: readonly string[] };

/**
 * When copies were last brought up to date: when an update last ran, or the newest of them was made.
 * @returns ISO 8601, UTC; null without copies
 */
export const copiesAsOf = ({ updatedAt, sharedAt }: Copies): string | null =>
  [...sharedAt, ...(sharedAt.length === 0 || updatedAt === null ? [] : [updatedAt])]
    .toSorted()
    .at(-1) ?? null;

/** Whether copies are older than `oldCopyDays`, so that their value is shown with its age. */
export const isOldCopy = (asOf: string, now: Date): boolean =>
  now.getTime() - Date.parse(asOf) > oldCopyDays * dayInMilliseconds;

/** Whether a recipient may ask for an update, by when they last did. */
export const mayAsk = (askedAt: string | null, now: Date): boolean =>
  askedAt === null || now.getTime() - Date.parse(askedAt) >= askAgainAfter;

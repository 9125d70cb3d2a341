/** A key that tokens for the synced service are signed with; `createdAt` is 0 for one from before keys were rotated. */
export type SyncKey = { jwk: string; createdAt: number };

const minutes = 60_000;

/** How long a token is valid, in milliseconds. */
export const tokenLife = 5 * minutes;
/** How long others may keep the published keys, in milliseconds. */
export const publishedFor = 5 * minutes;
/** How far the clocks of this service and of whoever checks its tokens may differ, with a good margin. */
const tolerance = 5 * minutes;

/** A new key signs only when everybody has had the time to learn of it. */
const announcedFor = publishedFor + tolerance;
/** An old key is published until its last token has expired everywhere. */
const keptFor = tokenLife + tolerance;

/**
 * Which of the keys signs at a moment, which are published for checking tokens, and which are of no more use. The
 * first key signs at once: there is none before it.
 * @throws RangeError where there is no key
 */
export function keysAt<Key extends SyncKey>(
  keys: readonly Key[],
  now: number,
): { signing: Key; published: Key[]; retired: Key[] } {
  const byAge = keys.toSorted((one, other) => one.createdAt - other.createdAt);
  const signsFrom = (index: number) =>
    index === 0 ? -Infinity : (byAge[index]?.createdAt ?? 0) + announcedFor;
  const signing = byAge.findLast((_, index) => signsFrom(index) <= now);
  if (signing === undefined) throw new RangeError("there is no key");
  const isRetired = (index: number) =>
    index + 1 < byAge.length && signsFrom(index + 1) + keptFor <= now;
  return {
    signing,
    published: byAge.filter((_, index) => !isRetired(index)),
    retired: byAge.filter((_, index) => isRetired(index)),
  };
}

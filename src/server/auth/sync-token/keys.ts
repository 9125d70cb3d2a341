import { missing } from "../../../shared/missing.ts";

type SyncKey = { jwk: string; createdAt: number };

const minute = 60_000;

export const tokenLifetime = 5 * minute;
export const keysMaxAge = 5 * minute;
const clockTolerance = 5 * minute;

/** A new key signs only when every verifier can know it. */
const announcePeriod = keysMaxAge + clockTolerance;
/** An old key stays published until its last token has expired. */
const verifyPeriod = tokenLifetime + clockTolerance;

/**
 * Which keys sign, verify, and can be deleted at a moment. The first key signs immediately.
 * @throws RangeError without keys
 */
export function keysAt<Key extends SyncKey>(
  keys: readonly Key[],
  now: number,
): { signing: Key; published: Key[]; retired: Key[] } {
  const byAge = keys.toSorted((one, other) => one.createdAt - other.createdAt);
  const signsFrom = (index: number) =>
    index === 0 ? -Infinity : (byAge[index] ?? missing()).createdAt + announcePeriod;
  const signing = byAge.findLast((_, index) => signsFrom(index) <= now);
  if (signing === undefined) throw new RangeError("no keys");
  const isRetired = (index: number) =>
    index + 1 < byAge.length && signsFrom(index + 1) + verifyPeriod <= now;
  return {
    signing,
    published: byAge.filter((_, index) => !isRetired(index)),
    retired: byAge.filter((_, index) => isRetired(index)),
  };
}

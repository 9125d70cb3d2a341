const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const activeInterval = 15 * minute;

export type ElapsedTime = { count: number; unit: "minute" | "hour" | "day" };

/**
 * Time since a user was last seen, in whole units, rounded down; null where they may still be
 * active.
 * @param now milliseconds since 1970
 */
export function sinceLastSeen(seenAt: string, now: number): ElapsedTime | null {
  const elapsed = now - Date.parse(seenAt);
  if (elapsed < activeInterval) return null;
  if (elapsed < hour) return { count: Math.floor(elapsed / minute), unit: "minute" };
  if (elapsed < day) return { count: Math.floor(elapsed / hour), unit: "hour" };
  return { count: Math.floor(elapsed / day), unit: "day" };
}

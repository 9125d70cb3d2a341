const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long the server may keep a session's last use to itself; whoever was seen within that may well be there now. */
const stillActive = 15 * minute;

export type TimePassed = { count: number; unit: "minute" | "hour" | "day" };

/**
 * How long ago somebody was last seen, in whole units, rounded down; null where they may well be there now.
 * @param seenAt ISO 8601
 * @param now milliseconds since 1970
 */
export function sinceLastSeen(seenAt: string, now: number): TimePassed | null {
  const passed = now - Date.parse(seenAt);
  if (passed < stillActive) return null;
  if (passed < hour) return { count: Math.floor(passed / minute), unit: "minute" };
  if (passed < day) return { count: Math.floor(passed / hour), unit: "hour" };
  return { count: Math.floor(passed / day), unit: "day" };
}

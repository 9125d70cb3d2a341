const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long the server may keep a session's last use to itself; whoever was seen within that may well be there now. */
const stillActive = 15 * minute;

const words = new Intl.RelativeTimeFormat("en-IN", { numeric: "always" });

/**
 * When somebody was last seen, such as "Active now" or "2 hours ago"; whole units, rounded down.
 * @param seenAt ISO 8601
 * @param now milliseconds since 1970
 */
export function lastSeen(seenAt: string, now: number): string {
  const passed = now - Date.parse(seenAt);
  if (passed < stillActive) return "Active now";
  if (passed < hour) return words.format(-Math.floor(passed / minute), "minute");
  if (passed < day) return words.format(-Math.floor(passed / hour), "hour");
  return words.format(-Math.floor(passed / day), "day");
}

/** What can be done by keys: by one alone, or by two, one after the other. */
export const shortcuts = [
  { does: "search", keys: ["/"] },
  { does: "goHome", keys: ["g", "h"] },
  { does: "goToFunds", keys: ["g", "f"] },
  { does: "goToAccount", keys: ["g", "a"] },
  { does: "listShortcuts", keys: ["?"] },
] as const;

export type Shortcut = (typeof shortcuts)[number]["does"];

/** The first key of two, and when it was pressed, in milliseconds. */
export type Begun = { key: string; at: number } | null;

/** Milliseconds that the second key may come after the first. */
const longestPause = 1000;

/**
 * What a key does after what was begun before it.
 * @returns what is to be done, if anything, and what is begun now
 */
export function press(
  begun: Begun,
  key: string,
  at: number,
): { does: Shortcut | null; begun: Begun } {
  const isInTime = begun !== null && at - begun.at <= longestPause;
  const does = (isInTime && shortcutBy(`${begun.key} ${key}`)) || shortcutBy(key);
  if (does) return { does, begun: null };
  const begins = shortcuts.some(({ keys }) => keys.length > 1 && keys[0] === key);
  return { does: null, begun: begins ? { key, at } : null };
}

const shortcutBy = (typed: string): Shortcut | null =>
  shortcuts.find(({ keys }) => keys.join(" ") === typed)?.does ?? null;

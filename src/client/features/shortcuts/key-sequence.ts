export const shortcuts = [
  { action: "search", keys: ["/"] },
  { action: "goHome", keys: ["g", "h"] },
  { action: "goToFunds", keys: ["g", "f"] },
  { action: "goToAccount", keys: ["g", "a"] },
  { action: "listShortcuts", keys: ["?"] },
] as const;

export type Shortcut = (typeof shortcuts)[number]["action"];

/** The first key of a sequence and its time in milliseconds. */
export type PendingKey = { key: string; at: number } | null;

const maxPause = 1000;

export function pressKey(
  pending: PendingKey,
  key: string,
  at: number,
): { action: Shortcut | null; pending: PendingKey } {
  const isInTime = pending !== null && at - pending.at <= maxPause;
  const action = (isInTime && shortcutBy(`${pending.key} ${key}`)) || shortcutBy(key);
  if (action) return { action, pending: null };
  const isFirst = shortcuts.some(({ keys }) => keys.length > 1 && keys[0] === key);
  return { action: null, pending: isFirst ? { key, at } : null };
}

const shortcutBy = (typed: string): Shortcut | null =>
  shortcuts.find(({ keys }) => keys.join(" ") === typed)?.action ?? null;

import { openTabChannel } from "./tab-channel.ts";
const inMemory = new Map<string, string>();

/** In place of a user's id, for what is kept before signing in. */
export const nobody = "nobody";

const prefix = "fundbook.tab.";
const nameOf = (key: string, userId: string): string => `${prefix}${userId}.${key}`;

export function readTab(key: string, userId: string): string | null {
  const name = nameOf(key, userId);
  try {
    return inMemory.get(name) ?? sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeTab(key: string, userId: string, value: string | null): void {
  const name = nameOf(key, userId);
  inMemory.delete(name);
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    if (value !== null) inMemory.set(name, value);
  }
}

/** A remembered JSON value; null for none, and for text that is not JSON. */
export function readTabJson(key: string, userId: string): unknown {
  try {
    return JSON.parse(readTab(key, userId) ?? "null");
  } catch {
    return null;
  }
}

export const clearTabOfOthers = (userId: string): void =>
  clear((name) => !name.startsWith(nameOf("", userId)));

const otherTabs = openTabChannel("fundbook.tab-storage");
otherTabs.onMessage(() => clear(() => true));

export function clearTabs(): void {
  clear(() => true);
  otherTabs.post("clear");
}

function clear(isCleared: (name: string) => boolean): void {
  for (const name of [...inMemory.keys(), ...storedNames()]) {
    if (!name.startsWith(prefix) || !isCleared(name)) continue;
    inMemory.delete(name);
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Nothing was stored.
    }
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

/** Values that the browser refused to store, because storage is off or full. They last as long as the page. */
const inMemory = new Map<string, string>();

export const languageKey = "fundbook.language";

/** Values under these keys belong to the signed-in user and are deleted when the session ends. */
const userPrefix = "fundbook.user.";
export const userKey = (name: string): string => `${userPrefix}${name}`;

export function readStored(key: string): string | null {
  const refused = inMemory.get(key);
  if (refused !== undefined) return refused;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  inMemory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) inMemory.set(key, value);
  }
}

export function clearUserStorage(): void {
  const keys = [...inMemory.keys(), ...storedKeys()];
  for (const key of keys.filter((name) => name.startsWith(userPrefix))) writeStored(key, null);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

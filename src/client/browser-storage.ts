/** What the browser's storage refused, switched off or full as it is: kept as long as the page. */
const pageLong = new Map<string, string>();

export function readStored(key: string): string | null {
  const refused = pageLong.get(key);
  if (refused !== undefined) return refused;
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off: nothing is kept there.
    return null;
  }
}

/** @param value null removes what is there */
export function store(key: string, value: string | null): void {
  pageLong.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is switched off or full: the page keeps it.
    if (value !== null) pageLong.set(key, value);
  }
}

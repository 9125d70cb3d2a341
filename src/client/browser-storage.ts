/** What is kept where the browser's storage is switched off or full: as long as the page. */
const pageLong = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? pageLong.get(key) ?? null;
  } catch {
    return pageLong.get(key) ?? null;
  }
}

/** @param value null removes what is there */
export function store(key: string, value: string | null): void {
  if (value === null) pageLong.delete(key);
  else pageLong.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is switched off or full: the page keeps it.
  }
}

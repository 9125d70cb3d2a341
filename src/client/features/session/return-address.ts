const key = "fundbook.returnAddress";

/**
 * Remembers the address that somebody asked for without being signed in, in this tab.
 * @param address path, search and hash; the home page needs no remembering
 */
export function storeReturnAddress(address: string): void {
  try {
    if (address === "/") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, address);
  } catch {
    // Without storage, signing in leads home.
  }
}

/** The remembered address, once; null without one. */
export function takeReturnAddress(): string | null {
  try {
    const address = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return address;
  } catch {
    return null;
  }
}

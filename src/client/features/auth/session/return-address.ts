import { nobody, readTab, writeTab } from "../../../browser/tab-storage.ts";

const key = "return-address";

/**
 * Remembers the page that somebody asked for without being signed in.
 * @param address path, search and hash
 * @param userId whose session ended on that page; without one, the page opens for whoever signs in
 */
export const storeReturnAddress = (address: string, userId = nobody): void =>
  writeTab(key, userId, address === "/" ? null : address);

export function takeReturnAddress(userId: string): string | null {
  const address = readTab(key, userId) ?? readTab(key, nobody);
  writeTab(key, userId, null);
  writeTab(key, nobody, null);
  return address;
}

import { openDB, type DBSchema } from "idb";
import { dayInMilliseconds } from "../../shared/day-length.ts";
import { sealedOwner, type SealedPlace } from "./kept-on-device.ts";

interface Sealed extends DBSchema {
  keys: { key: string; value: CryptoKey };
  entries: { key: string; value: Entry };
}
type Entry = { savedAt: number; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

/** Whose an entry is, and where it lies. */
type Kept = { userId: string; place: SealedPlace };

const week = 7 * dayInMilliseconds;

/** Encryption needs a secure context; without one nothing is kept. */
const canSeal = (): boolean => "indexedDB" in globalThis && globalThis.crypto.subtle !== undefined;

let work: Promise<unknown> = Promise.resolve();

/**
 * Runs in order, and closes the database after each step, so that it can be deleted at any time. After a sign-out, even
 * in another tab, waiting steps do nothing.
 */
function withDatabase<Result>(
  { userId, place }: Kept,
  act: (database: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result | undefined> {
  const result = work.then(async () => {
    if (sealedOwner(place) !== userId) return undefined;
    const database = await open(place);
    try {
      return await act(database);
    } finally {
      database.close();
    }
  });
  // Keeping is a convenience: a full or forbidden storage must stop nothing.
  const settled = result.catch(() => undefined);
  work = settled;
  return settled;
}

const open = ({ database: name }: SealedPlace) =>
  openDB<Sealed>(name, 1, {
    upgrade(database) {
      database.createObjectStore("keys");
      database.createObjectStore("entries");
    },
  });

/** Keeps bytes on the device for one user, encrypted by a key that cannot be read from this browser. */
export async function seal(name: string, kept: Kept, content: Blob): Promise<void> {
  if (!canSeal()) return;
  const { userId } = kept;
  await withDatabase(kept, async (database) => {
    const bytes = await content.arrayBuffer();
    let key = await database.get("keys", userId);
    if (key === undefined) {
      await Promise.all([database.clear("keys"), database.clear("entries")]);
      key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
        "encrypt",
        "decrypt",
      ]);
      await database.put("keys", key, userId);
    }
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, bytes);
    await database.put("entries", { savedAt: Date.now(), iv, data }, name);
  });
}

/** @returns null where nothing is kept for this user, or for longer than `longestAge` milliseconds */
export async function unseal(
  name: string,
  kept: Kept,
  longestAge = week,
): Promise<ArrayBuffer | null> {
  if (!canSeal()) return null;
  const { userId } = kept;
  const bytes = await withDatabase(kept, async (database) => {
    const [key, entry] = await Promise.all([
      database.get("keys", userId),
      database.get("entries", name),
    ]);
    if (key === undefined || entry === undefined) return null;
    if (Math.abs(Date.now() - entry.savedAt) > longestAge) return null;
    return crypto.subtle.decrypt({ name: "AES-GCM", iv: entry.iv }, key, entry.data);
  });
  return bytes ?? null;
}

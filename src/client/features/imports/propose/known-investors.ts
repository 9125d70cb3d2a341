import * as z from "zod/mini";
import { readStored, userKey, writeStored } from "../../../browser/storage.ts";

const key = userKey("investors");
const maxInvestors = 100;

const storedInvestors = z.object({
  salt: z.string(),
  /** Holders' ids, "me" or "left-out", by a hash of how a statement calls the investor. */
  holders: z.record(z.string(), z.string()),
});
type StoredInvestors = z.output<typeof storedInvestors>;

function readInvestors(): StoredInvestors {
  try {
    return storedInvestors.parse(JSON.parse(readStored(key) ?? "null"));
  } catch {
    // None yet, of an earlier release, or changed by hand: the user is asked again.
    return { salt: crypto.randomUUID(), holders: {} };
  }
}

/** So that no name stays in the browser's storage. */
async function hashOf(salt: string, investor: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt} ${investor}`);
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The people whose these investors' funds are, as far as this device remembers. */
export async function knownInvestors(
  investors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { salt, holders } = readInvestors();
  const known = new Map<string, string>();
  for (const investor of investors) {
    const holder = holders[await hashOf(salt, investor)];
    if (holder !== undefined) known.set(investor, holder);
  }
  return known;
}

export async function rememberInvestors(said: ReadonlyMap<string, string>): Promise<void> {
  const { salt, holders: before } = readInvestors();
  const added: [string, string][] = [];
  for (const [investor, holder] of said) {
    added.push([await hashOf(salt, investor), holder]);
  }
  const others = Object.entries(before).filter(([hash]) => !added.some(([own]) => own === hash));
  const holders = Object.fromEntries([...added, ...others].slice(0, maxInvestors));
  writeStored(key, JSON.stringify({ salt, holders }));
}

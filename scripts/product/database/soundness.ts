import { openClient, type DatabaseAddress } from "./database-client.ts";

const timeout = 30_000;
/**
 * Bytes. Reading a larger database from start to end would hold up its start; its backups are checked when they are
 * restored.
 */
const maxSize = 536_870_912;

/** @returns what to say of a database whose pages are damaged, as by a failing disk; null where they are sound */
export async function describeDamage(database: DatabaseAddress): Promise<string | null> {
  const client = openClient(database, timeout);
  try {
    const size = "select page_count * page_size as size from pragma_page_count, pragma_page_size";
    const [row] = (await client.execute(size)).rows;
    if (Number(row?.["size"]) > maxSize) return null;
    const [check] = (await client.execute("pragma quick_check(1)")).rows;
    const found = String(check?.["quick_check"] ?? "it cannot be checked");
    return found === "ok" ? null : damaged(found);
  } catch {
    return damaged("it cannot be read");
  } finally {
    client.close();
  }
}

const damaged = (found: string): string =>
  `The database is damaged (${found.replaceAll(/\s+/g, " ")}). Keep a copy of its folder, then restore your newest backup: restore --from FILE --overwrite.`;

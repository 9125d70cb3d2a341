import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client/web";

/** The schema and the journal that version 0.9.0 leaves, as a backup of it has them. */
export const lastRelease = (): string =>
  readFileSync(join(import.meta.dirname, "../../fixtures/version-0.9.0.sql"), "utf8");

/** Makes an empty database as the last release would have left it. */
export async function makeLastRelease(url: string): Promise<void> {
  const client = createClient({ url });
  try {
    await client.executeMultiple(lastRelease());
  } finally {
    client.close();
  }
}

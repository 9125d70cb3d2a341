import { createWriteStream, rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { Readable, Writable } from "node:stream";
import { backUp } from "./backup.ts";
import type { DatabaseAddress } from "./database-client.ts";
import type { DumpFacts } from "./dump.ts";
import type { Backup } from "./restore.ts";

/** Backs a database up into a file with mode 0600. An older file of that name is replaced once the new one is complete. */
export async function backUpIntoFile(database: DatabaseAddress, file: string): Promise<DumpFacts> {
  const draft = `${file}.${process.pid}.new`;
  const removeDraft = () => rmSync(draft, { force: true });
  process.once("exit", removeDraft);
  try {
    const facts = await backUp(database, async (content) => {
      const output = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
      await content.pipeTo(Writable.toWeb(output));
    });
    await rename(draft, file);
    return facts;
  } finally {
    removeDraft();
    process.off("exit", removeDraft);
  }
}

export const backupInFile = (path: string): Backup => ({
  path,
  open: async () => {
    const file = await open(path);
    return Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array<ArrayBuffer>>;
  },
});

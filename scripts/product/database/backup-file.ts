import { accessSync, constants, createWriteStream, rmSync, statSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { Readable, Writable } from "node:stream";
import { CliError, shortReason } from "../cli-error.ts";
import { backUp } from "./backup.ts";
import type { DatabaseAddress } from "./database-client.ts";
import type { DumpFacts } from "./dump.ts";
import { draftIn, removeDrafts } from "./kept-backups.ts";
import type { Backup } from "./restore.ts";

/** Backs a database up into a file with mode 0600. An older file of that name is replaced once the new one is complete. */
export async function backUpIntoFile(database: DatabaseAddress, file: string): Promise<DumpFacts> {
  const folder = dirname(resolve(file));
  requirePlace(file, folder);
  const draft = draftIn(folder);
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

function requirePlace(file: string, folder: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CliError(`No backup was made (${file} is a folder).`);
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new CliError(`No backup was made (${folder} cannot be written: ${shortReason(error)}).`);
  }
  removeDrafts(folder, { all: false });
}

export const backupInFile = (path: string): Backup => ({
  path,
  open: async () => {
    const file = await open(path);
    return Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array<ArrayBuffer>>;
  },
});

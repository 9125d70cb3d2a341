import { dirname } from "node:path";
import { backUpIntoFile } from "./backup-file.ts";
import type { DatabaseAddress } from "./database-client.ts";
import { describeDump } from "./dump.ts";
import { makeBackupsFolder, pruneBackups } from "./kept-backups.ts";

/** @returns a sentence about the backup */
export async function backUpNight(database: DatabaseAddress, file: string): Promise<string> {
  const folder = dirname(file);
  makeBackupsFolder(folder);
  const facts = await backUpIntoFile(database, file);
  pruneBackups(folder, "nightly");
  return `Backed up ${describeDump(facts)} into ${file}.`;
}

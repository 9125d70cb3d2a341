import { existsSync } from "node:fs";
import { join } from "node:path";
import { backupsFolder, nightlyName, pruneBackups } from "../database/kept-backups.ts";
import type { Alert } from "./alert.ts";
import type { RunSibling } from "./sibling-command.ts";

/** Backs up last night's state, unless that was done: a product that was stopped at night does so when it starts. */
export async function backUpNightly(
  dataFolder: string,
  now: Date,
  runSibling: RunSibling,
  alert: Alert,
): Promise<void> {
  const folder = backupsFolder(dataFolder);
  const file = join(folder, nightlyName(now));
  if (existsSync(file)) return;
  const isDone = await runSibling("backup", "--data", dataFolder, "--to", file);
  if (isDone) pruneBackups(folder, "nightly", now);
  else await alert("Fundbook's nightly backup failed. It is tried again in an hour.");
}

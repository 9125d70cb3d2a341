import { globSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { indianDay } from "../../../src/shared/dates.ts";

type Kind = "nightly" | "before-upgrade" | "manual";

const maxKept = 30;
const day = 24 * 60 * 60 * 1000;
/** 02:30 in India, after AMFI has published the day's list. Milliseconds after midnight UTC. */
const nightlyAt = 21 * 60 * 60 * 1000;

export const backupsFolder = (dataFolder: string): string => join(dataFolder, "backups");

/** Names sort by their time. */
export const backupName = (kind: Kind, now: Date): string =>
  `${kind}-${now.toISOString().slice(0, 19).replaceAll(":", "")}.sql.gz`;

/** @returns the name of the last night's backup, which is due if there is no such file */
export function nightlyName(now: Date): string {
  const lastNight = now.getTime() - ((now.getTime() - nightlyAt) % day);
  return `nightly-${indianDay(new Date(lastNight))}.sql.gz`;
}

/** Deletes all but the newest 30 of a kind that the product makes by itself, and what was left of interrupted ones. */
export function pruneBackups(folder: string, kind: Exclude<Kind, "manual">, now: Date): void {
  const names = globSync(`${kind}-*.sql.gz`, { cwd: folder }).toSorted();
  const drafts = globSync("*.new", { cwd: folder }).filter(
    (name) => statSync(join(folder, name)).mtimeMs < now.getTime() - day,
  );
  for (const name of [...names.slice(0, -maxKept), ...drafts]) rmSync(join(folder, name));
}

import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** The names of backups that the product makes by itself; each kind sorts by time. */
const kinds = {
  nightly: /^nightly-\d{4}-\d\d-\d\d\.sql\.gz$/,
  "before-upgrade": /^before-upgrade-\d{4}-\d\d-\d\dT\d{6}\.sql\.gz$/,
};
const most = 30;

const [hour, day] = [3_600_000, 86_400_000];

/** The backup of the last night: it is due at 21:00 UTC, 02:30 in India, when AMFI has published the day's list. */
export const nightlyBackup = (folder: string, now: number): string =>
  join(folder, `nightly-${new Date(now + 3 * hour).toISOString().slice(0, 10)}.sql.gz`);

export const timedBackup = (folder: string, kind: "before-upgrade" | "manual", now: number) =>
  join(folder, `${kind}-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "")}.sql.gz`);

/** Deletes all but the newest 30 of a kind. */
export function pruneBackups(folder: string, kind: keyof typeof kinds): void {
  const found = readdirSync(folder).filter((name) => kinds[kind].test(name));
  for (const name of found.toSorted().slice(0, -most)) removeIfAllowed(join(folder, name));
}

function removeIfAllowed(place: string): void {
  try {
    rmSync(place, { recursive: true, force: true });
  } catch {
    // A file of another user stays, and backups are made nevertheless.
  }
}

/** Makes the folder of the backups that lie beside the data, readable only by its owner. */
export const makeBackupsFolder = (folder: string): string | undefined =>
  mkdirSync(folder, { recursive: true, mode: 0o700 });

const draftName = /^\.fundbook-draft\.\w{6}$/;

/** A new path for a backup that is being written; the file takes its own name when it is whole. */
export const draftIn = (folder: string): string =>
  join(folder, `.fundbook-draft.${crypto.randomUUID().slice(0, 6)}`);

/** Deletes what is left of backups that were interrupted: with `all`, also those that may still be written. */
export function removeDrafts(folder: string, { all }: { all: boolean }): void {
  for (const name of readdirSync(folder).filter((each) => draftName.test(each))) {
    const draft = join(folder, name);
    const isOld = (statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - day;
    if (all || isOld) removeIfAllowed(draft);
  }
}

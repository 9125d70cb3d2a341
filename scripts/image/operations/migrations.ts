import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFromDisk, type Disk } from "./disk.ts";

/** In workerd, a folder in memory. */
const folder = "/tmp/migrations";
const journal = "meta/_journal.json";

/** Copies the migrations to where Drizzle can read them. @returns the folder's path */
export async function loadMigrations(disk: Disk): Promise<string> {
  const { entries } = JSON.parse(await load(disk, journal)) as { entries: { tag: string }[] };
  for (const { tag } of entries) await load(disk, `${tag}.sql`);
  return folder;
}

async function load(disk: Disk, name: string): Promise<string> {
  const text = await (await readFromDisk(disk, name)).text();
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
  return text;
}

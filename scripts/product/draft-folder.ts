import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { findProcess } from "./process-table.ts";

/**
 * Makes a folder beside its place and moves it there when it is whole, so a kill half way or two builds at once never
 * leave half a build.
 */
export async function replaceFolder(
  place: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  removeAbandoned(place);
  const draft = `${draftPrefix(place)}${process.pid}-${(drafts += 1)}`;
  try {
    await fill(draft);
    moveIntoPlace(draft, place);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

let drafts = 0;
const draftPrefix = (place: string) => join(dirname(place), `.${basename(place)}-`);

/** A folder that is not empty cannot be replaced: the old one is moved away first, by whoever comes first. */
function moveIntoPlace(draft: string, place: string): void {
  const old = `${draft}-old`;
  for (let tries = 0; existsSync(draft); tries++) {
    try {
      if (existsSync(place)) renameSync(place, old);
      renameSync(draft, place);
    } catch (error) {
      if (tries === 5) throw error;
    }
    rmSync(old, { recursive: true, force: true });
  }
}

/** Drafts of builds whose process is gone. */
function removeAbandoned(place: string): void {
  const folder = dirname(place);
  mkdirSync(folder, { recursive: true });
  const prefix = basename(draftPrefix(place));
  for (const name of readdirSync(folder)) {
    const [, pid] = name.startsWith(prefix) ? (/-(\d+)-\d+(-old)?$/.exec(name) ?? []) : [];
    if (pid !== undefined && findProcess(Number(pid)) === undefined) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

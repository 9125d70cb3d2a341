import { existsSync, globSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * What sqld writes beside the database without syncing it, and makes anew where it is missing. A power cut can tear these
 * files, and sqld does not start then.
 */
export const sideFiles = [".version", "metastore", "dbs/*/stats.json", "dbs/*/wallog"] as const;

/** Moves them into a folder of their own. @returns where they are, and how they are put back */
export function setSideFilesAside(databaseFolder: string) {
  const folder = join(databaseFolder, `set-aside-${new Date().toISOString().replaceAll(":", "-")}`);
  const moved = sideFiles
    .flatMap((pattern) => globSync(pattern, { cwd: databaseFolder }))
    .map((path) => ({ from: join(databaseFolder, path), to: join(folder, path) }));
  for (const { from, to } of moved) {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
    renameSync(from, to);
  }
  const names = moved.map(({ from }) => basename(from)).join(", ");
  return {
    sentence:
      `The database did not start with its side files (${names}), which a power cut can damage. ` +
      `They are in ${folder} now, and it has started with new ones. All that was saved is there.`,
    putBack(): void {
      for (const { from, to } of moved) {
        if (existsSync(from)) rmSync(from, { recursive: true });
        renameSync(to, from);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

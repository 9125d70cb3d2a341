import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const source = join(import.meta.dirname, "../src");

/** Changes with the contracts and the offline cache's format, so that an old cache is not read. */
export function contractsVersion(): string {
  const hash = createHash("sha256");
  const files = [
    "client/features/offline/offline-cache.ts",
    ...globSync("shared/**/*.ts", { cwd: source }),
  ];
  for (const file of files.toSorted()) hash.update(readFileSync(join(source, file)));
  return hash.digest("base64url").slice(0, 16);
}

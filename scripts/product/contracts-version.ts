import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const source = join(import.meta.dirname, "../../src");

/** Another one with each change of what client and server agree on, or of what the offline cache makes of it. */
export function contractsVersion(): string {
  const hash = createHash("sha256");
  const files = [
    "client/features/offline/offline-cache.ts",
    ...globSync("shared/**/*.ts", { cwd: source }),
  ];
  for (const file of files.toSorted()) hash.update(readFileSync(join(source, file)));
  return hash.digest("base64url").slice(0, 16);
}

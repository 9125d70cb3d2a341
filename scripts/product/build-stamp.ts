import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Written by the client's build itself. */
const isOutput = (name: string) => name === "routeTree.gen.ts";

export type BuildStamp = {
  /** Whether the build in `dist` is that of the sources as they are. */
  isFresh: () => boolean;
  /** Hashes the sources. @returns notes the hash, once the build of them is in its place */
  begin: () => () => void;
};

/**
 * Knows by a hash of its inputs whether a folder in `dist` is up to date.
 * @param inputs files and folders that it is built from; those that do not exist are left out
 */
export function buildStamp(root: string, name: string, inputs: readonly string[]): BuildStamp {
  const file = join(root, `dist/${name}.built-from`);
  const hash = () => inputsHash(root, inputs);
  return {
    isFresh: () =>
      existsSync(join(root, "dist", name)) &&
      existsSync(file) &&
      readFileSync(file, "utf8") === hash(),
    begin() {
      const built = hash();
      return () => writeFileSync(file, built);
    },
  };
}

function inputsHash(root: string, inputs: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap((input) => filesIn(root, input))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
  return hash.update(JSON.stringify(settings.toSorted())).digest("hex");
}

function filesIn(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isOutput(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}

import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { startProcess, type ManagedProcess } from "./managed-process.ts";
import { PlainFailure } from "./plain-failure.ts";
import { findProcess } from "./process-table.ts";
import { tool } from "./tool.ts";

/** What a build is made from; whatever of it exists. */
const inputs = [
  "src/client",
  "src/shared",
  "vite.config.ts",
  "tsconfig.base.json",
  "package-lock.json",
];
/** Written by the build itself. */
const isOutput = (name: string) => name.endsWith(".gen.ts");

type BuildOptions = { root: string; logFile: string; onStart?: (process: ManagedProcess) => void };

/** Whether `dist/client` is the build of the sources as they are. */
export const isClientBuilt = (root: string): boolean =>
  existsSync(join(root, "dist/client")) && readText(stampFile(root)) === inputsHash(root);

/**
 * Builds the client into `dist/client`. The build is made beside it and moved into place when it is whole, so a
 * kill half way or two builds at once never leave half a build.
 */
export async function buildClient({ root, logFile, onStart }: BuildOptions): Promise<void> {
  removeAbandoned(root);
  const hash = inputsHash(root);
  const draft = join(root, `dist/.client-${process.pid}`);
  const build = await startProcess({
    name: "The client's build",
    ...tool(root, "vite", { NODE_ENV: "production" }),
    args: ["build", "--outDir", draft, "--emptyOutDir", "--logLevel", "warn"],
    logFile,
  });
  onStart?.(build);
  const how = await build.exited;
  if (how !== "exit code 0") {
    throw new PlainFailure(`The client could not be built (${how}); see ${logFile}.`);
  }
  moveIntoPlace(root, draft);
  writeFileSync(stampFile(root), hash);
}

/** A folder that is not empty cannot be replaced: the old one is moved away first, by whoever comes first. */
function moveIntoPlace(root: string, draft: string): void {
  const place = join(root, "dist/client");
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
function removeAbandoned(root: string): void {
  const dist = join(root, "dist");
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist)) {
    const pid = /^\.client-(\d+)/.exec(name)?.[1];
    if (pid !== undefined && !findProcess(Number(pid))) {
      rmSync(join(dist, name), { recursive: true, force: true });
    }
  }
}

const stampFile = (root: string) => join(root, "dist/client.built-from");
const readText = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : null);

function inputsHash(root: string): string {
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

import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";

const inputs = [
  "{src,vite}/**/{*.*,_headers}",
  "scripts/product/build/*.ts",
  "vite.config.ts",
  "{wrangler.toml,workerd.capnp}",
  "tsconfig.base.json",
  "package-lock.json",
];

/** The parts of the build folder that a stamp covers; an image's files, which are made of them, may lie beside. */
const outputs = ["client", "server"];
const stampName = "built-from";

type Stamp = { inputs: string; outputs: string };

/** Whether a folder holds the whole build of a project's files as they are, with nothing changed, added or lost. */
export function isBuiltFrom(project: string, folder: string): boolean {
  const stamp = readStamp(folder);
  return (
    stamp !== null && stamp.inputs === hashInputs(project) && stamp.outputs === hashOutputs(folder)
  );
}

/** @param inputsHash of the inputs before the build, since they may change meanwhile */
export function writeStamp(folder: string, inputsHash: string): void {
  const stamp: Stamp = { inputs: inputsHash, outputs: hashOutputs(folder) };
  writeFileSync(join(folder, stampName), JSON.stringify(stamp));
}

function readStamp(folder: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(join(folder, stampName), "utf8")) as Stamp | null;
  } catch {
    return null; // There is none, or not a whole one.
  }
}

/** A hash of the files' contents, and of the settings that the client's build reads. */
export function hashInputs(project: string): string {
  // The route tree is written by the client's build itself.
  const files = globSync(inputs, { cwd: project, exclude: ["**/routeTree.gen.ts"] });
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
  return hashFiles(project, files, JSON.stringify(settings.toSorted()));
}

function hashOutputs(folder: string): string {
  const files = outputs.flatMap((part) => filesIn(join(folder, part)));
  return hashFiles(
    folder,
    files.map((path) => relative(folder, path)),
    "",
  );
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

function hashFiles(folder: string, files: readonly string[], more: string): string {
  const hash = createHash("sha256").update(more);
  for (const file of files.toSorted()) {
    const path = join(folder, file);
    // The links are to the programs, which belong to a version of the lock.
    const content = lstatSync(path).isSymbolicLink() ? readlinkSync(path) : readFileSync(path);
    hash.update(`\n${file} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

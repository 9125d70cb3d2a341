import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";
import { writeAtomically } from "./build/write-atomically.ts";

type Settings = Readonly<Record<string, string>>;

const [start, end] = ["# Only while wrangler dev runs:", "# End of wrangler dev's settings."];
const block = new RegExp(`\\n?${start}\\n[\\s\\S]*?${end}\\n`, "g");

const file = () => join(root, ".dev.vars");

/** The user's own part of `.dev.vars`. */
export const readDevVars = (): string =>
  existsSync(file()) ? withoutBlock(readFileSync(file(), "utf8")) : "";

export const withoutBlock = (text: string): string => text.replaceAll(block, "");

/** Later lines win. */
export function withBlock(text: string, settings: Settings): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `${withoutBlock(text)}\n${start}\n${lines.join("\n")}\n${end}\n`;
}

/** Adds settings to `.dev.vars` for wrangler, which reads no other file. @returns the function that removes them */
export function addDevVars(settings: Settings): () => void {
  writeAtomically(file(), withBlock(readDevVars(), settings), 0o600);
  return () => {
    const own = readDevVars();
    if (own === "") rmSync(file(), { force: true });
    else writeAtomically(file(), own, 0o600);
  };
}

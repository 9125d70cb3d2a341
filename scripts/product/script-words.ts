import { join } from "node:path";
import { root } from "./root.ts";

/** What Node is given to run a script as run.sh does. */
export const scriptWords = (script: string, ...words: string[]): string[] => [
  "--import",
  join(root, "scripts/product/drizzle-formats.ts"),
  join(root, "scripts", script),
  ...words,
];

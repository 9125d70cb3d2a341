import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseToml } from "smol-toml";
import { root } from "./root.ts";

/** wrangler's configuration, as it is deployed. */
export const wranglerToml = parseToml(readFileSync(join(root, "wrangler.toml"), "utf8"));

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse as parseToml } from "smol-toml";
import { settingsIn, type SettingSources, type SettingValues } from "./check-settings.ts";
import { readDevVars } from "./dev-vars.ts";
import { root } from "./root.ts";

/** wrangler's configuration, as it is deployed. */
export const wranglerToml = parseToml(readFileSync(join(root, "wrangler.toml"), "utf8"));

export const settingSources = (): SettingSources => ({
  "wrangler.toml": wranglerToml["vars"] as Record<string, unknown>,
  ".dev.vars": parseEnv(readDevVars()),
  environment: process.env,
});

/** From the process environment first, then `.dev.vars`, then `wrangler.toml`. */
export const readSettings = (): SettingValues => settingsIn(settingSources());

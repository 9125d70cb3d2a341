import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse as parseToml } from "smol-toml";
import { parseSettings, settingNames, SettingsError } from "../../src/server/platform/env.ts";
import { CliError } from "./cli-error.ts";
import { readDevVars } from "./dev-vars.ts";
import type { DatabaseAddress } from "./database/database-client.ts";
import { root } from "./root.ts";

export type SettingValues = Record<string, string>;

/** wrangler's configuration, as it is deployed. */
export const wranglerToml = parseToml(readFileSync(join(root, "wrangler.toml"), "utf8"));

/** From the process environment first, then `.dev.vars`, then `wrangler.toml`. */
export function readSettings(): SettingValues {
  return {
    ...onlySet(wranglerToml["vars"] as Record<string, unknown>),
    ...onlySet(parseEnv(readDevVars())),
    ...onlySet(process.env),
  };
}

export const databaseOf = (settings: SettingValues): DatabaseAddress => ({
  url: settings["DATABASE_URL"] ?? "",
  authToken: settings["DATABASE_AUTH_TOKEN"],
});

const onlySet = (values: Record<string, unknown>): SettingValues => {
  const texts = settingNames.map((name) => [name, String(values[name] ?? "")] as const);
  return Object.fromEntries(texts.filter(([, text]) => text.trim() !== ""));
};

export function requireValid(settings: SettingValues): void {
  try {
    parseSettings(settings);
  } catch (error) {
    if (error instanceof SettingsError) throw new CliError(`Wrong setting: ${error.message}.`);
    throw error;
  }
}

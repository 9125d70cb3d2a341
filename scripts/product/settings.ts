import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse as parseToml } from "smol-toml";
import { parseSettings, settingNames, SettingsError } from "../../src/server/platform/env.ts";
import { CliError } from "./cli-error.ts";

export type SettingValues = Record<string, string>;

/** From the process environment first, then `.dev.vars`, then `wrangler.toml`. */
export function readSettings(root: string, environment: NodeJS.ProcessEnv): SettingValues {
  const devVars = join(root, ".dev.vars");
  const fromFile = existsSync(devVars) ? parseEnv(readFileSync(devVars, "utf8")) : {};
  return firstSet([environment, fromFile, wranglerVars(root)]);
}

export const environmentSettings = (environment: NodeJS.ProcessEnv): SettingValues =>
  firstSet([environment]);

const firstSet = (sources: readonly Record<string, string | undefined>[]): SettingValues =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = sources.map((source) => source[name]).find((text) => text?.trim());
      return value === undefined ? [] : [[name, value]];
    }),
  );

export function requireValid(settings: SettingValues): void {
  try {
    parseSettings(settings);
  } catch (error) {
    if (error instanceof SettingsError) throw new CliError(`Wrong setting: ${error.message}.`);
    throw error;
  }
}

export const toEnvFile = (settings: SettingValues): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${quoted(name, value.replaceAll("$", "\\$"))}\n`)
    .join("");

function quoted(name: string, value: string): string {
  const quote = ["'", "`", '"'].find((mark) => !value.includes(mark));
  if (quote === undefined) throw new CliError(`${name} may not contain all three kinds of quotes.`);
  return `${quote}${value}${quote}`;
}

function wranglerVars(root: string): Record<string, string | undefined> {
  const { vars = {} } = parseToml(readFileSync(join(root, "wrangler.toml"), "utf8"));
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { closestMatch } from "leven";
import { parse as parseToml } from "smol-toml";
import { parseSettings, settingNames, SettingsError } from "../../src/server/platform/env.ts";
import { CliError } from "./cli-error.ts";
import { readDevVars } from "./dev-vars.ts";
import type { DatabaseAddress } from "./database/database-client.ts";
import { root } from "./root.ts";

export type SettingValues = Record<string, string>;

/** wrangler's configuration, as it is deployed. */
export const wranglerToml = parseToml(readFileSync(join(root, "wrangler.toml"), "utf8"));

type Sources = Record<"wrangler.toml" | ".dev.vars" | "environment", Record<string, unknown>>;

const readSources = (): Sources => ({
  "wrangler.toml": wranglerToml["vars"] as Record<string, unknown>,
  ".dev.vars": parseEnv(readDevVars()),
  environment: process.env,
});

/** From the process environment first, then `.dev.vars`, then `wrangler.toml`. */
export const readSettings = (): SettingValues => settingsIn(readSources());

const settingsIn = (sources: Sources): SettingValues => ({
  ...onlySet(sources["wrangler.toml"]),
  ...onlySet(sources[".dev.vars"]),
  ...onlySet(sources.environment),
});

export const databaseOf = (settings: SettingValues): DatabaseAddress => ({
  url: settings["DATABASE_URL"] ?? "",
  authToken: settings["DATABASE_AUTH_TOKEN"],
});

const onlySet = (values: Record<string, unknown>): SettingValues => {
  const texts = settingNames.map((name) => [name, String(values[name] ?? "")] as const);
  return Object.fromEntries(texts.filter(([, text]) => text.trim() !== ""));
};

/**
 * Names that would be ignored: in the files all that are no setting's, in the environment those that are nearly the name
 * of a setting that is not set.
 * @returns what is wrong with each
 */
export function unknownNames(sources: Sources): string[] {
  const isSet = (name: string | undefined) =>
    name !== undefined && settingsIn(sources)[name] !== undefined;
  return Object.entries(sources).flatMap(([source, values]) =>
    Object.keys(values)
      .filter((name) => !settingNames.includes(name))
      .map((name) => ({ name, meant: meantBy(name) }))
      .filter(({ meant }) => source !== "environment" || (meant !== undefined && !isSet(meant)))
      .map(({ name, meant }) => `${name} (${source}) is not a setting${hint(meant)}`),
  );
}

const hint = (meant: string | undefined) => (meant === undefined ? "" : `; ${meant} is`);

/** Names that are shorter are close to many words. */
const [shortestMixed, shortestGuess] = [6, 10];

/** The setting with the same letters, or with at most two others. */
const meantBy = (name: string): string | undefined =>
  (name.length >= shortestMixed
    ? settingNames.find((each) => sorted(each) === sorted(name))
    : undefined) ??
  (name.length >= shortestGuess ? closestMatch(name, settingNames, { maxDistance: 2 }) : undefined);

const sorted = (name: string): string => [...name].toSorted().join("");

/** @throws CliError that names all that is wrong */
export function requireValid(settings: SettingValues): void {
  const problems = unknownNames(readSources());
  try {
    parseSettings(settings);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    problems.unshift(...error.problems);
  }
  if (problems.length === 1) throw new CliError(`Wrong setting: ${problems[0]}.`);
  if (problems.length > 1) {
    throw new CliError(["Wrong settings:", ...problems.map((each) => `- ${each}.`)].join("\n"));
  }
}

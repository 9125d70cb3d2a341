import { closestMatch } from "leven";
import { parseSettings, settingNames, SettingsError } from "../../src/server/platform/env.ts";
import { CliError } from "./cli-error.ts";

export type SettingValues = Record<string, string>;

/** What settings are read from, by the name that messages call it; a later one wins. */
export type SettingSources = Record<string, Record<string, unknown>>;

/** Those that are set: an empty value counts as none. */
export const settingsIn = (sources: SettingSources): SettingValues =>
  Object.assign({}, ...Object.values(sources).map(onlySet)) as SettingValues;

const onlySet = (values: Record<string, unknown>): SettingValues => {
  const texts = settingNames.map((name) => [name, String(values[name] ?? "")] as const);
  return Object.fromEntries(texts.filter(([, text]) => text.trim() !== ""));
};

/**
 * Names that would be ignored: in the files all that are no setting's, in the environment those that are nearly the name
 * of a setting that is not set.
 * @returns what is wrong with each
 */
export function unknownNames(sources: SettingSources): string[] {
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

/**
 * @param sources where a misspelt name is looked for
 * @throws CliError that names all that is wrong
 */
export function requireValid(settings: SettingValues, sources: SettingSources): void {
  const problems = unknownNames(sources);
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

/** What a check of valid settings says. */
export const describeSettings = (settings: SettingValues): string =>
  settings["RESEND_API_KEY"] === undefined && settings["SMTP_URL"] === undefined
    ? "The settings are valid.\nNeither SMTP_URL nor RESEND_API_KEY is set, so no mail is sent."
    : "The settings are valid.";

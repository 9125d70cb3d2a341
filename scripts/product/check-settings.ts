import { closestMatch } from "leven";
import { parseSettings, SettingsError } from "../../src/server/platform/env.ts";
import { settingNames } from "../../src/server/platform/setting-values.ts";
import { CliError } from "./cli-error.ts";

export type SettingValues = Record<string, string>;

/** Settings by source, keyed by the name that messages call it; a later source wins. */
export type SettingSources = Record<string, Record<string, unknown>>;

/** The settings that are set: an empty value counts as none. */
export const settingsIn = (sources: SettingSources): SettingValues =>
  Object.assign({}, ...Object.values(sources).map(onlySet)) as SettingValues;

const onlySet = (values: Record<string, unknown>): SettingValues => {
  const texts = settingNames.map((name) => [name, textOf(values[name])] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
};

export const textOf = (value: unknown): string => String(value ?? "").trim();

/**
 * Names that would be ignored: in the files all that are no setting's, in the environment those that are nearly the name
 * of a setting that is not set.
 * @returns what is wrong with each
 */
export function unknownNames(sources: SettingSources, further: readonly string[] = []): string[] {
  const names = [...settingNames, ...further];
  const isSet = (name: string | undefined) =>
    name !== undefined && Object.values(sources).some((values) => textOf(values[name]) !== "");
  return Object.entries(sources).flatMap(([source, values]) =>
    Object.keys(values)
      .filter((name) => !names.includes(name))
      .map((name) => ({ name, meant: closestName(name, names) }))
      .filter(({ meant }) => source !== "environment" || (meant !== undefined && !isSet(meant)))
      .map(({ name, meant }) => `${name} (${source}) is not a setting${hint(meant)}`),
  );
}

const hint = (meant: string | undefined) => (meant === undefined ? "" : `; ${meant} is`);

/**
 * The fewest letters that are compared with those of the names, and with similar names: shorter names are close to many
 * words.
 */
const [shortestMixed, shortestGuess] = [6, 10];

/** The setting with the same letters, or with at most two others. */
const closestName = (name: string, names: readonly string[]): string | undefined =>
  (name.length >= shortestMixed
    ? names.find((each) => lettersOf(each) === lettersOf(name))
    : undefined) ??
  (name.length >= shortestGuess ? closestMatch(name, names, { maxDistance: 2 }) : undefined);

const lettersOf = (name: string): string => [...name.replaceAll("_", "")].toSorted().join("");

/**
 * @param sources where a misspelt name is looked for
 * @param further names beside those of the server's settings
 * @throws CliError that names all that is wrong
 */
export function requireValid(
  settings: SettingValues,
  sources: SettingSources,
  further: readonly string[] = [],
): void {
  const problems = unknownNames(sources, further);
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

/**
 * What a check of valid settings says.
 * @param mails what becomes of mails without a mail server
 */
export const describeSettings = (settings: SettingValues, mails: string): string =>
  settings["RESEND_API_KEY"] === undefined && settings["SMTP_URL"] === undefined
    ? [
        "The settings are valid.",
        `Neither SMTP_URL nor RESEND_API_KEY is set, so ${mails}.`,
        ...inboxGaps(settings),
        ...pushGaps(settings),
      ].join("\n")
    : [
        "The settings are valid.",
        ...standInForMail(settings),
        ...letterGaps(settings),
        ...inboxGaps(settings),
        ...pushGaps(settings),
      ].join("\n");

/** `npm start` and the image make the key themselves. */
const pushGaps = (settings: SettingValues): string[] =>
  settings["PUSH_SERVICES"] && !settings["PUSH_KEY"]
    ? ["PUSH_SERVICES does nothing without PUSH_KEY, which npm start and the image make."]
    : [];

/** What letters lack where the mail service is Resend; a mail server refuses a mailbox that is gone at once. */
export const letterGaps = ({
  SMTP_URL: smtp,
  RESEND_WEBHOOK_SECRET: secret,
}: SettingValues): string[] =>
  smtp === undefined && secret === undefined
    ? [
        "RESEND_WEBHOOK_SECRET is not set, so letters to a mailbox that is gone, or to somebody who marked one as spam, go on.",
      ]
    : smtp !== undefined && secret !== undefined
      ? ["RESEND_WEBHOOK_SECRET does nothing, as mail goes to SMTP_URL."]
      : [];

/** What the inbox for statements lacks, where one is wanted. */
const inboxGaps = (settings: SettingValues): string[] => {
  if (!settings["INBOX_DOMAIN"]) {
    return ["INBOX_SECRET", "INBOX_AUTHSERV", "RESEND_INBOX_KEY", "RESEND_INBOX_SECRET", "INBOX_MB"]
      .filter((name) => settings[name])
      .map((name) => `${name} does nothing without INBOX_DOMAIN.`);
  }
  if (!settings["SECRETS_KEY"])
    return ["INBOX_DOMAIN needs SECRETS_KEY: until it is set, no statements are taken by mail."];
  const [piped, atResend] = [settings["INBOX_SECRET"], settings["RESEND_INBOX_KEY"]];
  const gaps: [isGap: boolean, gap: string][] = [
    [
      !piped && !atResend,
      "Neither INBOX_SECRET nor RESEND_INBOX_KEY is set, so statements come by Cloudflare's email routing alone.",
    ],
    [
      Boolean(piped) && !settings["INBOX_AUTHSERV"],
      "INBOX_AUTHSERV is not set, so nobody is taken for the sender of a piped mail.",
    ],
    [
      Boolean(atResend) && !settings["RESEND_INBOX_SECRET"],
      "RESEND_INBOX_SECRET is not set, so Resend is asked for statements each hour alone.",
    ],
    [
      !atResend && Boolean(settings["RESEND_INBOX_SECRET"]),
      "RESEND_INBOX_SECRET does nothing without RESEND_INBOX_KEY.",
    ],
  ];
  return gaps.flatMap(([isGap, gap]) => (isGap ? [gap] : []));
};

/** `npm start` sets them itself, after it has said what is wrong. */
const withDatabase: SettingValues = {
  DATABASE_URL: "http://localhost",
  APP_URL: "http://localhost",
};

/** What is said where the settings name an API of Resend that is taken for no mail service, though nothing says that. */
export const standInForMail = (settings: SettingValues): string[] =>
  !settings["RESEND_API_KEY"] ||
  settings["SMTP_URL"] ||
  settings["MAIL_SERVICE"] ||
  parseSettings({ ...withDatabase, ...settings }).hasMailService
    ? []
    : [
        "RESEND_BASE_URL is on this machine, so it counts as no mail service: no address is proven by a mailed link. Set MAIL_SERVICE to on if it delivers, or to off.",
      ];

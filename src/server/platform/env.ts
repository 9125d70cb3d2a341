import * as z from "zod/mini";
import type { SignUpRule } from "../../shared/auth/invitation.ts";
import { missing } from "../../shared/missing.ts";
import { OperatorError } from "./log/operator-error.ts";
import { parseSmtpUrl, type SmtpServer } from "./mail/smtp-url.ts";
import { isConfidential, isLoopback } from "./network/addresses.ts";
import { originsIn, vapidKeyIn, type VapidKey } from "./push-settings.ts";
import { providerProblems, signInProviders, type SignInProviders } from "./sign-in-providers.ts";
import {
  bindings,
  historyServices,
  schemeServices,
  type AddressSetting,
  type HistoryService,
  type SchemeService,
} from "./setting-values.ts";

export type Bindings = Readonly<Record<string, unknown>>;

export type Settings = {
  database: {
    url: string;
    authToken: string | undefined;
    isReplica: boolean;
    maxWrites?: number;
    writeLock?: string;
  };
  appOrigin: string;
  /** A service with the same responses lists the specialised investment funds with the others. */
  schemes: { service: SchemeService; url: string; sifUrl: string | null };
  history: { service: HistoryService; url: string; sifUrl: string; reportUrl: string };
  specialTotalsUid: string | undefined;
  providers: SignInProviders;
  signUp: SignUpRule;
  mail: MailSettings | null;
  /** How many letters may be sent within 24 hours. */
  lettersADay: number;
  /** Signs what the mail service says of mails; null where it says nothing. */
  webhookSecret: string | null;
  /** Whether mails reach mailboxes. By default, an API of Resend on this machine, as the outbox of `npm start` has, is taken for none. */
  hasMailService: boolean;
  /**
   * Keys for the secrets of second factors: the first seals new ones, each opens what it sealed. Without one, no factor
   * can be turned on.
   */
  secretsKeys: readonly string[];
  /** Whether a sign-in by password alone must set up a second factor first. */
  secondFactorRequired: boolean;
  rateLimitsEnabled: boolean;
  demoEnabled: boolean;
  tokenSyncPath: string | null;
  metricsToken: string | null;
  /** Where statements come by mail; null where none do. */
  inbox: InboxSettings | null;
  /** By what devices are told; null where none are. */
  push: PushSettings | null;
};

export type PushSettings = VapidKey & {
  /** Origins of push services beside those of the browsers. */
  services: readonly string[];
};

export type InboxSettings = {
  /** Behind the `@` of each inbox. */
  domain: string;
  /** Of the pipe of a mail server of one's own; null where there is none. */
  secret: string | null;
  /** By which that mail server signs who sent a mail; null where it does not say. */
  authserv: string | null;
  /** Resend, where it receives the mails; null where it does not. */
  resend: InboxService | null;
  /** What all inboxes may hold. */
  bytes: number;
  /** Seals what waits. */
  key: string;
};

/** `webhookSecret` signs what Resend says of a mail; null where it says nothing, and is asked each hour alone. */
export type InboxService = { apiKey: string; baseUrl: string; webhookSecret: string | null };

export type ResendSettings = { apiKey: string; baseUrl: string; from: string };
type MailSettings = ResendSettings | { smtp: SmtpServer; from: string };

/** Its message is one sentence, without a full stop, that names every wrong setting and what is wrong with it. */
export class SettingsError extends OperatorError {
  override readonly name = "SettingsError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("; "));
    this.problems = problems;
  }
}

const parsedSettings = new WeakMap<Bindings, Settings>();

/** An isolate's bindings never change, so they are parsed once. */
export function settingsOf(values: Bindings): Settings {
  const settings = parsedSettings.get(values) ?? parseSettings(values);
  parsedSettings.set(values, settings);
  return settings;
}

/** @throws SettingsError */
export function parseSettings(values: Bindings): Settings {
  const result = bindings.safeParse(withoutBlanks(values));
  if (!result.success) throw new SettingsError(result.error.issues.map(({ message }) => message));
  const env = result.data;
  const problems = problemsBetween(env);
  if (problems.length > 0) throw new SettingsError(problems);
  const app = new URL(env.APP_URL);
  return {
    database: {
      url: env.DATABASE_URL,
      authToken: env.DATABASE_AUTH_TOKEN,
      isReplica: env.DATABASE_REPLICA === "on",
      ...(env.DATABASE_WRITES !== undefined && { maxWrites: Number(env.DATABASE_WRITES) }),
      ...(env.WRITE_LOCK_URL !== undefined && { writeLock: env.WRITE_LOCK_URL }),
    },
    appOrigin: app.origin,
    schemes: {
      service: env.SCHEME_SOURCE,
      url: addressIn(env, schemeServices[env.SCHEME_SOURCE]),
      sifUrl: env.SCHEME_SOURCE === "amfi" ? withoutSlash(env.AMFI_SIF_NAV_URL) : null,
    },
    history: {
      service: env.NAV_HISTORY_SOURCE,
      url: addressIn(env, historyServices[env.NAV_HISTORY_SOURCE]),
      sifUrl: withoutSlash(env.AMFI_SIF_HISTORY_URL),
      reportUrl: env.AMFI_REPORT_URL,
    },
    specialTotalsUid: env.SPECIAL_TOTALS_UID,
    providers: signInProviders(env),
    signUp: env.SIGN_UP,
    mail: mailSettings(env),
    lettersADay: Number(env.LETTERS_A_DAY),
    webhookSecret: env.RESEND_WEBHOOK_SECRET ?? null,
    hasMailService: hasMailService(env),
    secretsKeys: [env.SECRETS_KEY, env.SECRETS_KEY_OLD].filter((key) => key !== undefined),
    secondFactorRequired: env.REQUIRE_SECOND_FACTOR === "on",
    rateLimitsEnabled: env.RATE_LIMITS === "on",
    demoEnabled: env.DEMO === undefined ? isLoopback(app.hostname) : env.DEMO === "on",
    tokenSyncPath: env.TOKEN_SYNC_PATH ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    inbox: inboxSettings(env),
    push: pushSettings(env),
  };
}

type Values = z.output<typeof bindings>;

/** Problems between settings that are each valid by themselves. */
function problemsBetween(env: Values): string[] {
  const { SCHEME_SOURCE: schemes, NAV_HISTORY_SOURCE: history } = env;
  const app = new URL(env.APP_URL);
  const local = "unless it is on localhost";
  const problems: [isWrong: boolean, problem: string][] = [
    [
      `${app.pathname}${app.search}${app.hash}` !== "/",
      "APP_URL must have nothing after the host: Fundbook needs a host of its own",
    ],
    ...confidentialAddresses(env).map((name): [boolean, string] => [
      !isConfidential((env[name] ?? missing()).replace(/^libsql:/, "https:")),
      `${name} must be an https address, ${local}`,
    ]),
    [
      env.RATE_LIMITS === "off" && !isLoopback(app.hostname),
      "RATE_LIMITS can be off only where APP_URL is on localhost",
    ],
    [
      env[schemeServices[schemes]] === undefined,
      `${schemeServices[schemes]} must be set where SCHEME_SOURCE is ${schemes}`,
    ],
    [
      env[historyServices[history]] === undefined,
      `${historyServices[history]} must be set where NAV_HISTORY_SOURCE is ${history}`,
    ],
    ...providerProblems(env),
    [
      env.SECRETS_KEY_OLD !== undefined && env.SECRETS_KEY === undefined,
      "SECRETS_KEY_OLD needs SECRETS_KEY, which takes its place",
    ],
    [
      env.SMTP_URL !== undefined && env.RESEND_API_KEY !== undefined,
      "SMTP_URL and RESEND_API_KEY cannot both be set: mail goes one way",
    ],
  ];
  return problems.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
}

type ConfidentialAddress =
  | "APP_URL"
  | "DATABASE_URL"
  | "GOOGLE_ISSUER"
  | "OIDC_ISSUER"
  | "RESEND_BASE_URL"
  | "RESEND_INBOX_URL";

function confidentialAddresses(env: Values): ConfidentialAddress[] {
  // The libSQL client also accepts a token in the address.
  const hasToken =
    env.DATABASE_AUTH_TOKEN !== undefined ||
    new URL(env.DATABASE_URL).searchParams.has("authToken");
  return [
    "APP_URL",
    "GOOGLE_ISSUER",
    "RESEND_BASE_URL",
    "RESEND_INBOX_URL",
    ...(env.OIDC_ISSUER === undefined ? [] : (["OIDC_ISSUER"] as const)),
    ...(hasToken ? (["DATABASE_URL"] as const) : []),
  ];
}

const addressIn = (env: Values, setting: AddressSetting): string =>
  withoutSlash(env[setting] ?? missing());

function mailSettings(env: Values): Settings["mail"] {
  const from = env.MAIL_FROM ?? `Fundbook <no-reply@${new URL(env.APP_URL).hostname}>`;
  const smtp = parseSmtpUrl(env.SMTP_URL ?? "");
  if (smtp !== null) return { smtp, from };
  if (env.RESEND_API_KEY === undefined) return null;
  return { apiKey: env.RESEND_API_KEY, baseUrl: withoutSlash(env.RESEND_BASE_URL), from };
}

function hasMailService(env: Values): boolean {
  if (env.SMTP_URL !== undefined) return true;
  if (env.RESEND_API_KEY === undefined) return false;
  const isElsewhere = !isLoopback(new URL(env.RESEND_BASE_URL).hostname);
  return env.MAIL_SERVICE === undefined ? isElsewhere : env.MAIL_SERVICE === "on";
}

const inboxSettings = (env: Values): InboxSettings | null =>
  env.INBOX_DOMAIN === undefined || env.SECRETS_KEY === undefined
    ? null
    : {
        domain: env.INBOX_DOMAIN.toLowerCase(),
        secret: env.INBOX_SECRET ?? null,
        authserv: env.INBOX_AUTHSERV ?? null,
        resend: inboxService(env),
        bytes: Number(env.INBOX_MB) * 1_000_000,
        key: env.SECRETS_KEY,
      };

const inboxService = (env: Values): InboxService | null =>
  env.RESEND_INBOX_KEY === undefined
    ? null
    : {
        apiKey: env.RESEND_INBOX_KEY,
        baseUrl: withoutSlash(env.RESEND_INBOX_URL),
        webhookSecret: env.RESEND_INBOX_SECRET ?? null,
      };

function pushSettings(env: Values): PushSettings | null {
  const key = vapidKeyIn(env.PUSH_KEY ?? "");
  return key === null ? null : { ...key, services: originsIn(env.PUSH_SERVICES ?? "") ?? [] };
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

/** workerd passes null for a variable that is not set. */
const withoutBlanks = (values: Bindings): Bindings =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && !(typeof value === "string" && value.trim() === ""),
    ),
  );

import * as z from "zod/mini";
import { signUpRules, type SignUpRule } from "../../shared/auth/invitation.ts";
import { missing } from "../../shared/missing.ts";
import { OperatorError } from "./log/operator-error.ts";
import { parseSmtpUrl, type SmtpServer } from "./mail/smtp-url.ts";
import { isConfidential, isLoopback } from "./network/addresses.ts";
import { providerProblems, signInProviders, type SignInProviders } from "./sign-in-providers.ts";

export type Bindings = Readonly<Record<string, unknown>>;

const amfiNavAllUrl = "https://portal.amfiindia.com/spages/NAVAll.txt";
const amfiSifNavAllUrl = "https://portal.amfiindia.com/spages/SIF_NAVAll.txt";
const amfiHistoryUrl = "https://www.amfiindia.com/api/nav-history";
const amfiSifHistoryUrl = "https://www.amfiindia.com/api/sif-nav-history";
const amfiReportUrl = "https://portal.amfiindia.com/DownloadNAVHistoryReport_Po.aspx";
const mfapiUrl = "https://api.mfapi.in";
const googleIssuer = "https://accounts.google.com";
const resendUrl = "https://api.resend.com";
/** Concurrent writes of a worker: libSQL's server has one writer at a time, and can stall where several wait. */
export const defaultWrites = 1;

type AddressSetting = "AMFI_NAV_URL" | "SCHEME_SERVICE_URL" | "AMFI_HISTORY_URL" | "MFAPI_URL";

/** Services for the scheme list, with the setting that has the address. */
const schemeServices = {
  amfi: "AMFI_NAV_URL",
  getlist: "SCHEME_SERVICE_URL",
} as const satisfies Record<string, AddressSetting>;
export type SchemeService = keyof typeof schemeServices;

const historyServices = {
  amfi: "AMFI_HISTORY_URL",
  mfapi: "MFAPI_URL",
} as const satisfies Record<string, AddressSetting>;
export type HistoryService = keyof typeof historyServices;

const optionalText = z.optional(z.string().check(z.trim()));
const onOff = (name: string) => z.enum(["on", "off"], { error: `${name} must be on or off` });
const isAddress = (pattern: RegExp) => (text: string) => pattern.test(text) && URL.canParse(text);
const webAddress = (name: string) =>
  z.string({ error: `${name} is not set` }).check(
    z.trim(),
    z.refine(isAddress(/^https?:\/\/[^\s/]+\S*$/), {
      error: `${name} must be an http or https address`,
    }),
  );

const serviceIn = <Service extends string>(
  setting: string,
  services: Record<Service, AddressSetting>,
) =>
  z.custom<Service>((value) => typeof value === "string" && Object.hasOwn(services, value), {
    error: `${setting} must be ${Object.keys(services).join(" or ")}`,
  });

/** `Name <address>` or an address. */
const sender = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const bindings = z.object({
  DATABASE_URL: z.string({ error: "DATABASE_URL is not set" }).check(
    z.trim(),
    z.refine(isAddress(/^(https?|libsql):\/\/[^\s/]+\S*$/), {
      error: "DATABASE_URL must be an http, https or libsql address",
    }),
  ),
  DATABASE_AUTH_TOKEN: optionalText,
  DATABASE_REPLICA: z._default(onOff("DATABASE_REPLICA"), "off"),
  DATABASE_WRITES: z.optional(
    z.coerce
      .string()
      .check(
        z.trim(),
        z.regex(/^[1-9]\d?$/, { error: "DATABASE_WRITES must be a number from 1 to 99" }),
      ),
  ),
  WRITE_LOCK_URL: z.optional(webAddress("WRITE_LOCK_URL")),
  APP_URL: webAddress("APP_URL"),
  SCHEME_SOURCE: z._default(serviceIn("SCHEME_SOURCE", schemeServices), "amfi"),
  SCHEME_SERVICE_URL: z.optional(webAddress("SCHEME_SERVICE_URL")),
  AMFI_NAV_URL: z._default(webAddress("AMFI_NAV_URL"), amfiNavAllUrl),
  AMFI_SIF_NAV_URL: z._default(webAddress("AMFI_SIF_NAV_URL"), amfiSifNavAllUrl),
  NAV_HISTORY_SOURCE: z._default(serviceIn("NAV_HISTORY_SOURCE", historyServices), "amfi"),
  AMFI_HISTORY_URL: z._default(webAddress("AMFI_HISTORY_URL"), amfiHistoryUrl),
  AMFI_SIF_HISTORY_URL: z._default(webAddress("AMFI_SIF_HISTORY_URL"), amfiSifHistoryUrl),
  AMFI_REPORT_URL: z._default(webAddress("AMFI_REPORT_URL"), amfiReportUrl),
  MFAPI_URL: z._default(webAddress("MFAPI_URL"), mfapiUrl),
  SPECIAL_TOTALS_UID: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: z._default(webAddress("GOOGLE_ISSUER"), googleIssuer),
  OIDC_ISSUER: z.optional(webAddress("OIDC_ISSUER")),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_NAME: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^[^\p{Cc}]{1,40}$/u, { error: "OIDC_NAME must have at most 40 characters" }),
      ),
    "OpenID",
  ),
  OIDC_TRUST_EMAIL: z._default(onOff("OIDC_TRUST_EMAIL"), "off"),
  SMTP_URL: z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => parseSmtpUrl(text) !== null, {
        error: "SMTP_URL must be smtps://user:password@host:port, or the same with smtp://",
      }),
    ),
  ),
  RESEND_API_KEY: optionalText,
  RESEND_BASE_URL: z._default(webAddress("RESEND_BASE_URL"), resendUrl),
  MAIL_FROM: z.optional(
    z.string().check(
      z.trim(),
      z.regex(sender, {
        error: "MAIL_FROM must be an address, or a name with the address in angle brackets",
      }),
    ),
  ),
  SIGN_UP: z._default(
    z.enum(signUpRules, { error: "SIGN_UP must be open, invited or closed" }),
    "open",
  ),
  CLIENT_ADDRESS_HEADER: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^[A-Za-z\d-]{1,64}$/, { error: "CLIENT_ADDRESS_HEADER must be a header's name" }),
      ),
  ),
  RATE_LIMITS: z._default(onOff("RATE_LIMITS"), "on"),
  DEMO: z.optional(onOff("DEMO")),
  TOKEN_SYNC_PATH: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^\/(?![/\\])\S*$/, { error: "TOKEN_SYNC_PATH must be a path on this site" }),
      ),
  ),
  METRICS_TOKEN: z.optional(
    z.string().check(
      z.trim(),
      z.regex(/^\S{16,200}$/, {
        error: "METRICS_TOKEN must have 16 to 200 characters, no spaces",
      }),
    ),
  ),
});

export const settingNames: readonly string[] = Object.keys(bindings.shape);

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
  rateLimitsEnabled: boolean;
  demoEnabled: boolean;
  tokenSyncPath: string | null;
  metricsToken: string | null;
};

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
    rateLimitsEnabled: env.RATE_LIMITS === "on",
    demoEnabled: env.DEMO === undefined ? isLoopback(app.hostname) : env.DEMO === "on",
    tokenSyncPath: env.TOKEN_SYNC_PATH ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
  };
}

type Values = z.output<typeof bindings>;

/** What is wrong with settings that are valid each by itself. */
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
  | "RESEND_BASE_URL";

function confidentialAddresses(env: Values): ConfidentialAddress[] {
  // The libSQL client also accepts a token in the address.
  const hasToken =
    env.DATABASE_AUTH_TOKEN !== undefined ||
    new URL(env.DATABASE_URL).searchParams.has("authToken");
  return [
    "APP_URL",
    "GOOGLE_ISSUER",
    "RESEND_BASE_URL",
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

const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

/** workerd passes null for a variable that is not set. */
const withoutBlanks = (values: Bindings): Bindings =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && !(typeof value === "string" && value.trim() === ""),
    ),
  );

import * as z from "zod/mini";
import { isConfidential, isLoopback } from "./http/loopback.ts";

/** What wrangler hands the worker: every value is text. */
export type Bindings = Readonly<Record<string, unknown>>;

const amfiNavAll = "https://portal.amfiindia.com/spages/NAVAll.txt";
const google = "https://accounts.google.com";
const resend = "https://api.resend.com";
const text = z.optional(z.string().check(z.trim()));
const onOff = (name: string) => z.enum(["on", "off"], { error: `${name} must be on or off` });
const webAddress = (name: string) =>
  z
    .string({ error: `${name} is not set` })
    .check(
      z.trim(),
      z.regex(/^https?:\/\/[^\s/]+/, { error: `${name} must be an http or https address` }),
    );

const bindings = z.object({
  DATABASE_URL: z.string({ error: "DATABASE_URL is not set" }).check(
    z.trim(),
    z.regex(/^(https?|libsql):\/\/[^\s/]+/, {
      error: "DATABASE_URL must be an http, https or libsql address",
    }),
  ),
  DATABASE_AUTH_TOKEN: text,
  DATABASE_REPLICA: z._default(onOff("DATABASE_REPLICA"), "off"),
  DATABASE_WRITES: z.optional(
    z.coerce
      .string()
      .check(
        z.trim(),
        z.regex(/^[1-9]\d?$/, { error: "DATABASE_WRITES must be a number from 1 to 99" }),
      ),
  ),
  APP_URL: webAddress("APP_URL"),
  SCHEME_SOURCE: z._default(
    z.enum(["amfi", "getlist"], { error: "SCHEME_SOURCE must be amfi or getlist" }),
    "amfi",
  ),
  SCHEME_SERVICE_URL: z.optional(webAddress("SCHEME_SERVICE_URL")),
  AMFI_NAV_URL: z._default(webAddress("AMFI_NAV_URL"), amfiNavAll),
  SPECIAL_TOTALS_UID: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: z._default(webAddress("GOOGLE_ISSUER"), google),
  RESEND_API_KEY: text,
  RESEND_BASE_URL: z._default(webAddress("RESEND_BASE_URL"), resend),
  MAIL_FROM: text,
  RATE_LIMITS: z._default(onOff("RATE_LIMITS"), "on"),
  TOKEN_SYNC_PATH: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^\/(?![/\\])\S*$/, { error: "TOKEN_SYNC_PATH must be a path on this site" }),
      ),
  ),
});

/** The variables that the worker reads. */
export const settingNames: readonly string[] = Object.keys(bindings.shape);

export type Settings = {
  database: {
    url: string;
    authToken: string | undefined;
    /** Whether it is a replica, which takes a moment to see what was written through it. */
    isReplica: boolean;
    /** How many writes an isolate has under way at once. */
    maxWrites?: number;
  };
  /** Scheme, host and port of the product's own address, as a browser's Origin header writes it. */
  appOrigin: string;
  schemeSource: { kind: "amfi" | "getlist"; url: string };
  specialTotalsUid: string | undefined;
  /** null where people cannot sign in with Google. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** null where no mail can be sent. */
  mail: { apiKey: string; baseUrl: string; from: string } | null;
  limitsAttempts: boolean;
  /** Where the client hands a token of the signed-in user to; null where nothing wants one. */
  tokenSyncPath: string | null;
};

export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

const known = new WeakMap<Bindings, Settings>();

/** The settings of an isolate, whose bindings stay the same: they are parsed with its first request. */
export function settingsOf(values: Bindings): Settings {
  const settings = known.get(values) ?? parseSettings(values);
  known.set(values, settings);
  return settings;
}

/** @throws SettingsError with one sentence that names the setting and what is wrong with it */
export function parseSettings(values: Bindings): Settings {
  const result = bindings.safeParse(withoutBlanks(values));
  if (!result.success) throw new SettingsError(result.error.issues[0]?.message);
  const set = result.data;
  const app = new URL(set.APP_URL);
  for (const name of carriers(set)) {
    if (!isConfidential(set[name].replace(/^libsql:/, "https:"))) {
      throw new SettingsError(`${name} must be an https address, unless it is on localhost`);
    }
  }
  if (set.RATE_LIMITS === "off" && !isLoopback(app.hostname)) {
    throw new SettingsError("RATE_LIMITS can be off only where APP_URL is on localhost");
  }
  return {
    database: {
      url: set.DATABASE_URL,
      authToken: set.DATABASE_AUTH_TOKEN,
      isReplica: set.DATABASE_REPLICA === "on",
      ...(set.DATABASE_WRITES !== undefined && { maxWrites: Number(set.DATABASE_WRITES) }),
    },
    appOrigin: app.origin,
    schemeSource: schemeSource(set),
    specialTotalsUid: set.SPECIAL_TOTALS_UID,
    google: googleSettings(set),
    mail:
      set.RESEND_API_KEY === undefined
        ? null
        : {
            apiKey: set.RESEND_API_KEY,
            baseUrl: withoutSlash(set.RESEND_BASE_URL),
            from: set.MAIL_FROM ?? `Fundbook <no-reply@${app.hostname}>`,
          },
    limitsAttempts: set.RATE_LIMITS === "on",
    tokenSyncPath: set.TOKEN_SYNC_PATH ?? null,
  };
}

type Values = z.output<typeof bindings>;

/** The addresses that passwords, cookies or keys are sent to. */
function carriers(set: Values): ("APP_URL" | "DATABASE_URL" | "RESEND_BASE_URL")[] {
  // The libSQL client takes a token from the address as well.
  const hasToken =
    set.DATABASE_AUTH_TOKEN !== undefined ||
    new URL(set.DATABASE_URL).searchParams.has("authToken");
  return ["APP_URL", "RESEND_BASE_URL", ...(hasToken ? (["DATABASE_URL"] as const) : [])];
}

function schemeSource(set: Values): Settings["schemeSource"] {
  if (set.SCHEME_SOURCE === "amfi") return { kind: "amfi", url: set.AMFI_NAV_URL };
  if (set.SCHEME_SERVICE_URL === undefined) {
    throw new SettingsError("SCHEME_SERVICE_URL must be set where SCHEME_SOURCE is getlist");
  }
  return { kind: "getlist", url: `${withoutSlash(set.SCHEME_SERVICE_URL)}/api/getList` };
}

function googleSettings(set: Values): Settings["google"] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = set;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined || clientSecret === undefined) {
    throw new SettingsError("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together");
  }
  if (!isConfidential(set.GOOGLE_ISSUER)) {
    throw new SettingsError("GOOGLE_ISSUER must be an https address, unless it is on localhost");
  }
  return { clientId, clientSecret, issuer: withoutSlash(set.GOOGLE_ISSUER) };
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

/** A variable that is set to nothing is not set; workerd hands null over for one that its environment lacks. */
const withoutBlanks = (values: Bindings): Bindings =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && !(typeof value === "string" && value.trim() === ""),
    ),
  );

import * as z from "zod/mini";
import { signUpRules } from "../../shared/auth/invitation.ts";
import { parseSmtpUrl } from "./mail/smtp-url.ts";
import { originsIn, vapidKeyIn } from "./push-settings.ts";

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

export type AddressSetting =
  | "AMFI_NAV_URL"
  | "SCHEME_SERVICE_URL"
  | "AMFI_HISTORY_URL"
  | "MFAPI_URL";

/** Services for the scheme list, with the setting that has the address. */
export const schemeServices = {
  amfi: "AMFI_NAV_URL",
  getlist: "SCHEME_SERVICE_URL",
} as const satisfies Record<string, AddressSetting>;
export type SchemeService = keyof typeof schemeServices;

export const historyServices = {
  amfi: "AMFI_HISTORY_URL",
  mfapi: "MFAPI_URL",
} as const satisfies Record<string, AddressSetting>;
export type HistoryService = keyof typeof historyServices;

const optionalText = z.optional(z.string().check(z.trim()));
const onOff = (name: string) => z.enum(["on", "off"], { error: `${name} must be on or off` });
const signingSecret = (name: string) =>
  z.optional(
    z.string().check(
      z.trim(),
      z.regex(/^whsec_[A-Za-z\d+/]{32,200}={0,2}$/, {
        error: `${name} must be whsec_ and the key that Resend shows`,
      }),
    ),
  );
const isAddress = (pattern: RegExp) => (text: string) => pattern.test(text) && URL.canParse(text);
const webAddress = (name: string) =>
  z.string({ error: `${name} is not set` }).check(
    z.trim(),
    z.refine(isAddress(/^https?:\/\/[^\s/]+\S*$/), {
      error: `${name} must be an http or https address`,
    }),
  );

const secretsKey = (name: string) =>
  z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^[A-Za-z\d+/_-]{43}=?$/, { error: `${name} must be 32 bytes in base64` }),
      ),
  );

const serviceIn = <Service extends string>(
  setting: string,
  services: Record<Service, AddressSetting>,
) =>
  z.custom<Service>((value) => typeof value === "string" && Object.hasOwn(services, value), {
    error: `${setting} must be ${Object.keys(services).join(" or ")}`,
  });

const sender = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const hostName = /^(?=.{1,190}$)[a-z\d-]+(\.[a-z\d-]+)+$/i;

export const bindings = z.object({
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
  RESEND_WEBHOOK_SECRET: signingSecret("RESEND_WEBHOOK_SECRET"),
  MAIL_SERVICE: z.optional(onOff("MAIL_SERVICE")),
  MAIL_FROM: z.optional(
    z.string().check(
      z.trim(),
      z.regex(sender, {
        error: "MAIL_FROM must be an address, or a name with the address in angle brackets",
      }),
    ),
  ),
  LETTERS_A_DAY: z._default(
    z.coerce
      .string()
      .check(
        z.trim(),
        z.regex(/^\d{1,6}$/, { error: "LETTERS_A_DAY must be a number from 0 to 999999" }),
      ),
    "50",
  ),
  SECRETS_KEY: secretsKey("SECRETS_KEY"),
  SECRETS_KEY_OLD: secretsKey("SECRETS_KEY_OLD"),
  REQUIRE_SECOND_FACTOR: z._default(onOff("REQUIRE_SECOND_FACTOR"), "off"),
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
  INBOX_DOMAIN: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(hostName, { error: "INBOX_DOMAIN must be a domain, such as in.example.org" }),
      ),
  ),
  INBOX_SECRET: z.optional(
    z.string().check(
      z.trim(),
      z.regex(/^\S{16,200}$/, {
        error: "INBOX_SECRET must have 16 to 200 characters, no spaces",
      }),
    ),
  ),
  INBOX_AUTHSERV: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(hostName, { error: "INBOX_AUTHSERV must be a name, such as mx.example.org" }),
      ),
  ),
  RESEND_INBOX_KEY: optionalText,
  RESEND_INBOX_URL: z._default(webAddress("RESEND_INBOX_URL"), resendUrl),
  RESEND_INBOX_SECRET: signingSecret("RESEND_INBOX_SECRET"),
  INBOX_MB: z._default(
    z.coerce
      .string()
      .check(
        z.trim(),
        z.regex(/^[1-9]\d{0,4}$/, { error: "INBOX_MB must be a number from 1 to 99999" }),
      ),
    "500",
  ),
  PUSH_KEY: z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => vapidKeyIn(text) !== null, {
        error: "PUSH_KEY must be a key on P-256 in PKCS #8, as base64 on one line",
      }),
    ),
  ),
  PUSH_SERVICES: z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => originsIn(text) !== null, {
        error:
          "PUSH_SERVICES must be origins, such as https://push.example.org, with commas between",
      }),
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

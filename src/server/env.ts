import * as z from "zod/mini";

/** What wrangler hands the worker: every value is text. */
export type Bindings = Readonly<Record<string, unknown>>;

const amfiNavAll = "https://portal.amfiindia.com/spages/NAVAll.txt";
const text = z.optional(z.string().check(z.trim()));
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
  APP_URL: webAddress("APP_URL"),
  SCHEME_SOURCE: z._default(
    z.enum(["amfi", "getlist"], { error: "SCHEME_SOURCE must be amfi or getlist" }),
    "amfi",
  ),
  SCHEME_SERVICE_URL: z.optional(webAddress("SCHEME_SERVICE_URL")),
  AMFI_NAV_URL: z._default(webAddress("AMFI_NAV_URL"), amfiNavAll),
  SPECIAL_TOTALS_UID: text,
});

/** The variables that the worker reads. */
export const settingNames: readonly string[] = Object.keys(bindings.shape);

export type Settings = {
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** Scheme, host and port of the product's own address, as a browser's Origin header writes it. */
  appOrigin: string;
  schemeSource: { kind: "amfi" | "getlist"; url: string };
  specialTotalsUid: string | undefined;
};

export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** @throws SettingsError with one sentence that names the setting and what is wrong with it */
export function parseSettings(values: Bindings): Settings {
  const result = bindings.safeParse(withoutBlanks(values));
  if (!result.success) throw new SettingsError(result.error.issues[0]?.message);
  const set = result.data;
  if (set.SCHEME_SOURCE === "getlist" && set.SCHEME_SERVICE_URL === undefined) {
    throw new SettingsError("SCHEME_SERVICE_URL must be set where SCHEME_SOURCE is getlist");
  }
  return {
    databaseUrl: set.DATABASE_URL,
    databaseAuthToken: set.DATABASE_AUTH_TOKEN,
    appOrigin: new URL(set.APP_URL).origin,
    schemeSource:
      set.SCHEME_SOURCE === "getlist"
        ? { kind: "getlist", url: `${set.SCHEME_SERVICE_URL?.replace(/\/+$/, "")}/api/getList` }
        : { kind: "amfi", url: set.AMFI_NAV_URL },
    specialTotalsUid: set.SPECIAL_TOTALS_UID,
  };
}

/** A variable that is set to nothing is not set. */
const withoutBlanks = (values: Bindings): Bindings =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value !== "string" || value.trim() !== ""),
  );

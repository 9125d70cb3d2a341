import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { parseSettings } from "../../../../src/server/platform/env.ts";
import { settingNames } from "../../../../src/server/platform/setting-values.ts";

const bindings = { DATABASE_URL: "http://127.0.0.1:8080", APP_URL: "http://localhost:8787/" };

describe("the settings", () => {
  it("require the addresses of the database and the app, and default to AMFI's feed", () => {
    expect(parseSettings(bindings)).toEqual({
      database: { url: "http://127.0.0.1:8080", authToken: undefined, isReplica: false },
      appOrigin: "http://localhost:8787",
      schemes: {
        service: "amfi",
        url: "https://portal.amfiindia.com/spages/NAVAll.txt",
        sifUrl: "https://portal.amfiindia.com/spages/SIF_NAVAll.txt",
      },
      history: {
        service: "amfi",
        url: "https://www.amfiindia.com/api/nav-history",
        sifUrl: "https://www.amfiindia.com/api/sif-nav-history",
        reportUrl: "https://portal.amfiindia.com/DownloadNAVHistoryReport_Po.aspx",
      },
      specialTotalsUid: undefined,
      providers: { google: null, oidc: null },
      signUp: "open",
      mail: null,
      hasMailService: false,
      lettersADay: 50,
      webhookSecret: null,
      secretsKeys: [],
      secondFactorRequired: false,
      rateLimitsEnabled: true,
      demoEnabled: true,
      tokenSyncPath: null,
      metricsToken: null,
      inbox: null,
      push: null,
    });
  });

  it.each([null, "", "  "])("treat %j as not set", (nothing) => {
    const unset = Object.fromEntries(settingNames.map((name) => [name, nothing]));
    expect(parseSettings({ ...unset, ...bindings })).toEqual(parseSettings(bindings));
  });

  it("name a scheme service by its base address", () => {
    const set = {
      ...bindings,
      SCHEME_SOURCE: "getlist",
      SCHEME_SERVICE_URL: "https://nav.example/",
    };
    expect(parseSettings(set).schemes).toEqual({
      service: "getlist",
      url: "https://nav.example",
      sifUrl: null,
    });
  });

  it.each([
    [{}, "https://accounts.google.com"],
    [{ GOOGLE_ISSUER: "http://localhost:4000/" }, "http://localhost:4000"],
  ])("with %j sign in through %s", (change, issuer) => {
    const set = { ...bindings, GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "s", ...change };
    expect(parseSettings(set).providers.google).toEqual({
      id: "google",
      name: "Google",
      clientId: "id",
      clientSecret: "s",
      issuer,
      addressTrust: "hosted",
    });
  });

  it.each([
    [{}, "OpenID", "none"],
    [{ OIDC_NAME: " Club ", OIDC_TRUST_EMAIL: "on" }, "Club", "verified"],
  ])("with %j offer a provider %s whose addresses are trusted as %s", (change, name, trust) => {
    const set = {
      ...bindings,
      OIDC_ISSUER: "https://id.example/application/o/fundbook/",
      OIDC_CLIENT_ID: "id",
      OIDC_CLIENT_SECRET: "s",
      ...change,
    };
    expect(parseSettings(set).providers.oidc).toEqual({
      id: "oidc",
      name,
      clientId: "id",
      clientSecret: "s",
      issuer: "https://id.example/application/o/fundbook",
      addressTrust: trust,
    });
  });

  it.each([
    [{}, true],
    [{ APP_URL: "http://[::1]:8787" }, true],
    [{ APP_URL: "https://fundbook.example" }, false],
    [{ APP_URL: "https://fundbook.example", DEMO: "on" }, true],
    [{ DEMO: "off" }, false],
  ])("with %j offer a demo: %j", (change, isOffered) => {
    expect(parseSettings({ ...bindings, ...change }).demoEnabled).toBe(isOffered);
  });

  it.each([
    [{ RESEND_API_KEY: "re_1" }, true],
    [{ RESEND_API_KEY: "re_1", MAIL_SERVICE: "off" }, false],
    [{ RESEND_API_KEY: "re_1", RESEND_BASE_URL: "http://127.0.0.1:9999" }, false],
    [{ RESEND_API_KEY: "re_1", RESEND_BASE_URL: "http://[::1]:9", MAIL_SERVICE: "on" }, true],
    [{ SMTP_URL: "smtp://localhost:25" }, true],
    [{ MAIL_SERVICE: "on" }, false],
  ])("with %j say whether there is a mail service: %j", (change, has) => {
    expect(parseSettings({ ...bindings, ...change }).hasMailService).toBe(has);
  });

  it("default the mail's sender to the app's host", () => {
    const set = { ...bindings, APP_URL: "https://fundbook.example", RESEND_API_KEY: "re_1" };
    expect(parseSettings(set).mail).toEqual({
      apiKey: "re_1",
      baseUrl: "https://api.resend.com",
      from: "Fundbook <no-reply@fundbook.example>",
    });
  });

  it.each([
    { APP_URL: "https://fundbook.example" },
    { APP_URL: "http://127.0.0.1:8787" },
    { APP_URL: "http://[::1]:8787" },
    { DATABASE_URL: "http://127.0.0.1:8080", DATABASE_AUTH_TOKEN: "t" },
    { DATABASE_URL: "libsql://fundbook.turso.io", DATABASE_AUTH_TOKEN: "t" },
    { DATABASE_URL: "http://10.0.0.5:8080" },
    { RESEND_BASE_URL: "http://127.0.0.1:9999" },
    { SMTP_URL: "smtps://user:secret@mail.example" },
    { MAIL_FROM: "no-reply@fundbook.example" },
    { MAIL_FROM: "Fundbook, for all <no-reply@fundbook.example>" },
  ])("accept %j", (change) => {
    expect(() => parseSettings({ ...bindings, ...change })).not.toThrow();
  });

  it.each([
    [
      { OIDC_ISSUER: "https://id.example" },
      "OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together",
    ],
    [{ OIDC_NAME: "x".repeat(41) }, "OIDC_NAME must have at most 40 characters"],
    [
      { SMTP_URL: "smtp.example.com:587" },
      "SMTP_URL must be smtps://user:password@host:port, or the same with smtp://",
    ],
    [
      { SMTP_URL: "smtp://mail.example", RESEND_API_KEY: "key" },
      "SMTP_URL and RESEND_API_KEY cannot both be set: mail goes one way",
    ],
    [{ MAIL_SERVICE: "yes" }, "MAIL_SERVICE must be on or off"],
    [{ SIGN_UP: "on" }, "SIGN_UP must be open, invited or closed"],
    [{ REQUIRE_SECOND_FACTOR: "yes" }, "REQUIRE_SECOND_FACTOR must be on or off"],
    [{ OIDC_TRUST_EMAIL: "yes" }, "OIDC_TRUST_EMAIL must be on or off"],
    [
      { OIDC_ISSUER: "http://sso.example", OIDC_CLIENT_ID: "id", OIDC_CLIENT_SECRET: "s" },
      "OIDC_ISSUER must be an https address, unless it is on localhost",
    ],
    [
      {
        OIDC_ISSUER: "https://accounts.google.com/",
        OIDC_CLIENT_ID: "id",
        OIDC_CLIENT_SECRET: "s",
        GOOGLE_CLIENT_ID: "id",
        GOOGLE_CLIENT_SECRET: "s",
      },
      "OIDC_ISSUER must be another provider than GOOGLE_ISSUER",
    ],
    [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together"],
    [
      { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "s", GOOGLE_ISSUER: "http://sso.example" },
      "GOOGLE_ISSUER must be an https address, unless it is on localhost",
    ],
    [{ DEMO: "yes" }, "DEMO must be on or off"],
    [{ RATE_LIMITS: "no" }, "RATE_LIMITS must be on or off"],
    [{ DATABASE_REPLICA: "yes" }, "DATABASE_REPLICA must be on or off"],
    [{ DATABASE_WRITES: "0" }, "DATABASE_WRITES must be a number from 1 to 99"],
    [{ DATABASE_WRITES: 100 }, "DATABASE_WRITES must be a number from 1 to 99"],
    [{ DATABASE_WRITES: "two" }, "DATABASE_WRITES must be a number from 1 to 99"],
    [
      { RATE_LIMITS: "off", APP_URL: "https://fundbook.example" },
      "RATE_LIMITS can be off only where APP_URL is on localhost",
    ],
    [{ APP_URL: "http://localhost:8787\nb" }, "APP_URL must be an http or https address"],
    [
      { APP_URL: "http://fundbook.example" },
      "APP_URL must be an https address, unless it is on localhost",
    ],
    [
      { RESEND_BASE_URL: "http://mail.example" },
      "RESEND_BASE_URL must be an https address, unless it is on localhost",
    ],
    [
      { DATABASE_URL: "http://10.0.0.5:8080", DATABASE_AUTH_TOKEN: "t" },
      "DATABASE_URL must be an https address, unless it is on localhost",
    ],
    [
      { DATABASE_URL: "http://10.0.0.5:8080/?authToken=t" },
      "DATABASE_URL must be an https address, unless it is on localhost",
    ],
    [
      { RESEND_WEBHOOK_SECRET: "secret" },
      "RESEND_WEBHOOK_SECRET must be whsec_ and the key that Resend shows",
    ],
    [{ LETTERS_A_DAY: "many" }, "LETTERS_A_DAY must be a number from 0 to 999999"],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must have 16 to 200 characters, no spaces"],
    [{ TOKEN_SYNC_PATH: "//evil.example" }, "TOKEN_SYNC_PATH must be a path on this site"],
    [{ DATABASE_URL: "" }, "DATABASE_URL is not set"],
    [{ DATABASE_URL: "file:x.db" }, "DATABASE_URL must be an http, https or libsql address"],
    [{ APP_URL: "https://example.com:port" }, "APP_URL must be an http or https address"],
    [{ DATABASE_URL: "https://[x" }, "DATABASE_URL must be an http, https or libsql address"],
    [{ APP_URL: "fundbook.example" }, "APP_URL must be an http or https address"],
    [
      { APP_URL: "https://example.com/fundbook" },
      "APP_URL must have nothing after the host: Fundbook needs a host of its own",
    ],
    [
      { MAIL_FROM: "Fundbook no-reply@fundbook.example" },
      "MAIL_FROM must be an address, or a name with the address in angle brackets",
    ],
    [
      { APP_URL: "https://example.com/?a", GOOGLE_CLIENT_ID: "id" },
      "APP_URL must have nothing after the host: Fundbook needs a host of its own; GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together",
    ],
    [{ SCHEME_SOURCE: "nse" }, "SCHEME_SOURCE must be amfi or getlist"],
    [{ SCHEME_SOURCE: "getlist" }, "SCHEME_SERVICE_URL must be set where SCHEME_SOURCE is getlist"],
  ])("refuse %j in one sentence", (change, sentence) => {
    expect(() => parseSettings({ ...bindings, ...change })).toThrow(sentence);
  });

  it("take a key of 32 bytes in either spelling of base64, with the one before it", () => {
    const [key, old] = [`${"a".repeat(43)}=`, "b_-".repeat(14) + "b"];
    expect(
      parseSettings({ ...bindings, SECRETS_KEY: key, SECRETS_KEY_OLD: old }).secretsKeys,
    ).toEqual([key, old]);
    for (const wrong of ["a".repeat(42), "a".repeat(44), `${"a".repeat(42)}!`]) {
      expect(() => parseSettings({ ...bindings, SECRETS_KEY: wrong })).toThrow(
        "SECRETS_KEY must be 32 bytes in base64",
      );
    }
    expect(() => parseSettings({ ...bindings, SECRETS_KEY_OLD: old })).toThrow(
      "SECRETS_KEY_OLD needs SECRETS_KEY",
    );
  });

  it("take the key of notifications, and further push services", () => {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const key = privateKey.export({ type: "pkcs8", format: "der" }).toString("base64");
    const { x, y } = publicKey.export({ format: "jwk" });
    const set = { ...bindings, PUSH_KEY: key };
    const { push } = parseSettings({
      ...set,
      PUSH_SERVICES: "https://a.example, http://localhost:9",
    });
    expect(push).toMatchObject({
      privateKey: { x, y },
      services: ["https://a.example", "http://localhost:9"],
    });
    const point = Buffer.from(push?.publicKey ?? "", "base64url");
    expect(point.toString("hex")).toMatch(/^04.{128}$/);
    expect(point.subarray(1, 33).toString("base64url")).toBe(x);
    const other = generateKeyPairSync("ec", { namedCurve: "P-384" }).privateKey;
    for (const wrong of [
      key.slice(0, -4),
      `${key}AAAA`,
      "x".repeat(184),
      other.export({ type: "pkcs8", format: "der" }).toString("base64"),
    ]) {
      expect(() => parseSettings({ ...set, PUSH_KEY: wrong })).toThrow("PUSH_KEY must be");
    }
    for (const wrong of ["http://push.example", "https://push.example/path", "push.example"]) {
      expect(() => parseSettings({ ...set, PUSH_SERVICES: wrong })).toThrow(
        "PUSH_SERVICES must be",
      );
    }
  });
});

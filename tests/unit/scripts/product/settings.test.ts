import { describe, expect, it } from "vitest";
import {
  letterGaps,
  standInForMail,
  unknownNames,
} from "../../../../scripts/product/check-settings.ts";

describe("unknownNames", () => {
  it.each([
    ["environment", { APP_ULR: "a" }, ["APP_ULR (environment) is not a setting; APP_URL is"]],
    [
      "environment",
      { DATABASE_URI: "a" },
      ["DATABASE_URI (environment) is not a setting; DATABASE_URL is"],
    ],
    ["environment", { APP_ULR: "a", APP_URL: "b" }, []],
    [
      "environment",
      { SIGNUP: "a", SIGN_UP: " " },
      ["SIGNUP (environment) is not a setting; SIGN_UP is"],
    ],
    ["environment", { API_URL: "a", MODE: "b", PATH: "c", npm_config_cache: "d" }, []],
    [".dev.vars", { MAIL_FORM: "a" }, ["MAIL_FORM (.dev.vars) is not a setting; MAIL_FROM is"]],
    ["wrangler.toml", { COLOUR: "a" }, ["COLOUR (wrangler.toml) is not a setting"]],
    [".dev.vars", { DEMO: "off" }, []],
  ])("in %s, of %j, are %j", (source, values, expected) => {
    const none = { "wrangler.toml": {}, ".dev.vars": {}, environment: {} };
    expect(unknownNames({ ...none, [source]: values })).toEqual(expected);
  });
});

describe("letterGaps", () => {
  it.each([
    ["says what a missing secret of the webhook means", { RESEND_API_KEY: "re_1" }, "is not set"],
    ["says nothing where it is set", { RESEND_API_KEY: "re_1", RESEND_WEBHOOK_SECRET: "w" }, null],
    ["says nothing with a mail server", { SMTP_URL: "smtps://x" }, null],
    [
      "says that a mail server needs none",
      { SMTP_URL: "smtps://x", RESEND_WEBHOOK_SECRET: "w" },
      "does nothing",
    ],
  ])("%s", (_, settings, said) => {
    const lines = letterGaps(settings);
    expect(lines).toHaveLength(said === null ? 0 : 1);
    expect(lines.join()).toContain(said ?? "");
  });
});

describe("standInForMail", () => {
  const here = {
    RESEND_API_KEY: "re_1",
    RESEND_BASE_URL: "http://127.0.0.1:9999",
  };
  it.each([
    [{}, 1],
    [{ MAIL_SERVICE: "on" }, 0],
    [{ MAIL_SERVICE: "off" }, 0],
    [{ RESEND_BASE_URL: "https://api.resend.com" }, 0],
  ])("with %j says %j sentences about an API of Resend on this machine", (change, count) => {
    expect(standInForMail({ ...here, ...change })).toHaveLength(count);
  });
});

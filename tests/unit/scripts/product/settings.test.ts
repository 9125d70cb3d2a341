import { describe, expect, it } from "vitest";
import { unknownNames } from "../../../../scripts/product/check-settings.ts";

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

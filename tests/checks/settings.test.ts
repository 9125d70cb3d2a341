import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parseSettings } from "../../src/server/platform/env.ts";
import { defaultWrites, settingNames } from "../../src/server/platform/setting-values.ts";
import { root } from "../../scripts/product/root.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const shown = parseEnv(read(".dev.vars.example").replaceAll(/^# (?=[A-Z_]+=)/gm, ""));

/** Settings without a default: the file shows what one may look like. */
const examples = [
  "DATABASE_URL",
  "MAIL_FROM",
  "OIDC_ISSUER",
  "SCHEME_SERVICE_URL",
  "TOKEN_SYNC_PATH",
];
const required = { DATABASE_URL: "http://127.0.0.1:8080", APP_URL: "http://localhost:8787" };
const used = {
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  OIDC_ISSUER: "https://id.example",
  OIDC_CLIENT_ID: "id",
  OIDC_CLIENT_SECRET: "secret",
  RESEND_API_KEY: "key",
};
const all = { ...required, ...used, DATABASE_WRITES: defaultWrites };

describe(".dev.vars.example", () => {
  it("shows every setting once, and no other", () => {
    expect(Object.keys(shown).toSorted()).toEqual([...settingNames].toSorted());
    expect(read(".dev.vars.example").match(/^# [A-Z_]+=/gm)).toHaveLength(settingNames.length);
  });

  it.each(settingNames.filter((name) => shown[name] !== "" && !examples.includes(name)))(
    "shows the default of %s",
    (name) => {
      for (const history of ["amfi", "mfapi"]) {
        const set = name === "NAV_HISTORY_SOURCE" ? all : { ...all, NAV_HISTORY_SOURCE: history };
        expect(parseSettings({ ...set, [name]: shown[name] })).toEqual(parseSettings(set));
      }
    },
  );

  it.each(examples)("shows a valid %s", (name) => {
    expect(() => parseSettings({ ...all, [name]: shown[name] })).not.toThrow();
  });
});

describe("docs/configure.md", () => {
  it("describes every setting, and no other", () => {
    const rows = read("docs/configure.md").matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\|/gm);
    const names = [...rows].flatMap(([, cell = ""]) => cell.replaceAll("`", "").split(", "));
    expect(names.toSorted()).toEqual([...settingNames].toSorted());
  });
});

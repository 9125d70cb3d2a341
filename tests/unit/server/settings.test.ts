import { describe, expect, it } from "vitest";
import { parseSettings } from "../../../src/server/env.ts";

const bindings = { DATABASE_URL: "http://127.0.0.1:8080", APP_URL: "http://localhost:8787/" };

describe("the settings", () => {
  it("need the database's address and the product's own, and default to AMFI's feed", () => {
    expect(parseSettings(bindings)).toEqual({
      databaseUrl: "http://127.0.0.1:8080",
      databaseAuthToken: undefined,
      appOrigin: "http://localhost:8787",
      schemeSource: { kind: "amfi", url: "https://portal.amfiindia.com/spages/NAVAll.txt" },
      specialTotalsUid: undefined,
    });
  });

  it("name a scheme service by its base address", () => {
    const set = {
      ...bindings,
      SCHEME_SOURCE: "getlist",
      SCHEME_SERVICE_URL: "https://nav.example/",
    };
    expect(parseSettings(set).schemeSource).toEqual({
      kind: "getlist",
      url: "https://nav.example/api/getList",
    });
  });

  it.each([
    [{ DATABASE_URL: "" }, "DATABASE_URL is not set"],
    [{ DATABASE_URL: "file:x.db" }, "DATABASE_URL must be an http, https or libsql address"],
    [{ APP_URL: "fundbook.example" }, "APP_URL must be an http or https address"],
    [{ SCHEME_SOURCE: "nse" }, "SCHEME_SOURCE must be amfi or getlist"],
    [{ SCHEME_SOURCE: "getlist" }, "SCHEME_SERVICE_URL must be set where SCHEME_SOURCE is getlist"],
  ])("refuse %j in one sentence", (change, sentence) => {
    expect(() => parseSettings({ ...bindings, ...change })).toThrow(sentence);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { wranglerToml } from "../../../scripts/product/settings.ts";
import { settingNames } from "../../../src/server/platform/env.ts";

const config = readFileSync(join(import.meta.dirname, "../../../workerd.capnp"), "utf8");
const worker = config.slice(config.indexOf("const worker "));

describe("workerd.capnp", () => {
  it("gives the worker every setting that it reads, from the environment", () => {
    const bindings = [...worker.matchAll(/\(name = "(\w+)", fromEnvironment = "(\w+)"\)/g)];
    expect(bindings.map(([, name]) => name)).toEqual(settingNames);
    expect(bindings.map(([, , variable]) => variable)).toEqual(settingNames);
  });

  it("runs both workers as Cloudflare runs this one", () => {
    const dates = [...config.matchAll(/compatibilityDate = "([\d-]+)"/g)].map(([, date]) => date);
    const date = wranglerToml["compatibility_date"];
    expect(dates).toEqual([date, date]);
    expect(wranglerToml["compatibility_flags"]).toBeUndefined();
  });
});

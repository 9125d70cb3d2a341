import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";
import { wranglerToml } from "../../scripts/product/wrangler-toml.ts";
import { settingNames } from "../../src/server/platform/setting-values.ts";

const read = (name: string) => readFileSync(join(root, name), "utf8");
const config = read("workerd.capnp");
const worker = config.slice(config.indexOf("const worker "));

describe("workerd.capnp", () => {
  it("gives the worker every setting that it reads, from the environment", () => {
    const bindings = [...worker.matchAll(/\(name = "(\w+)", fromEnvironment = "(\w+)"\)/g)];
    expect(bindings.map(([, name]) => name)).toEqual(settingNames);
    expect(bindings.map(([, , variable]) => variable)).toEqual(settingNames);
  });

  it("runs its workers as Cloudflare runs the product's", () => {
    const dates = [...config.matchAll(/compatibilityDate = "([\d-]+)"/g)].map(([, date]) => date);
    expect(dates).toEqual(Array.from({ length: 2 }, () => wranglerToml["compatibility_date"]));
    const flags = /compatibilityFlags = (\[.*\]),/.exec(worker)?.[1] ?? "[]";
    expect(JSON.parse(flags)).toEqual(wranglerToml["compatibility_flags"]);
  });

  it("has the trigger by which Cloudflare mails what is due", () => {
    const [, cron] = /noticesCron = "([^"]+)"/.exec(read("src/server/index.ts")) ?? [];
    expect(wranglerToml["triggers"]).toEqual({ crons: ["0 * * * *", cron] });
  });
});

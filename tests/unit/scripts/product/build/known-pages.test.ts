import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nginxMaps, pagePattern } from "../../../../../scripts/product/build/known-pages.ts";

const client = mkdtempSync(join(tmpdir(), "fundbook-pages-"));
beforeAll(() => {
  const paths = ["/account", "/account/", "/funds/:fundId", "/funds/:fundId/"];
  writeFileSync(join(client, "_redirects"), paths.map((path) => `${path} / 200\n`).join(""));
});
afterAll(() => rmSync(client, { recursive: true }));

describe("the pattern of the pages", () => {
  it.each(["/", "//", "/account", "/account/", "/funds/1", "/funds/a%2Fb/"])(
    "covers %s",
    (path) => {
      expect(path).toMatch(new RegExp(pagePattern(client)));
    },
  );

  it.each(["/accounts", "/account/x", "/funds", "/funds/", "/funds/1/2", "/x", "//account"])(
    "does not cover %s",
    (path) => {
      expect(path).not.toMatch(new RegExp(pagePattern(client)));
    },
  );

  it("is nginx's condition for serving the page, with the policy beside it", () => {
    const maps = nginxMaps("^(|/account)/*$", { "Content-Security-Policy": "default-src 'none'" });
    expect(maps).toContain('"~^(|/account)/*$" /index.html;');
    expect(maps).toContain("$fundbook_policy {\n  default \"default-src 'none'\";\n}");
  });
});

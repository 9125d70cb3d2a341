import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { ensureBuilt } from "../../../scripts/product/build/build.ts";
import { root } from "../../../scripts/product/root.ts";

/** Gzipped kilobytes, as docs/performance.md says. */
const mostCode = 612;
const mostWords = 310;

/** Gzipped kilobytes of the scripts that a page loads first; what it loads later is measured by `bench client-size`. */
const mostOfPage: Record<string, number> = {
  "/": 170,
  "/login": 144,
  "/register": 144,
  "/reset-password": 144,
  "/new-password": 145,
  "/link-google": 204,
};
const mostOfOtherPages = 189;

const folder = join(root, "dist/server");
const client = join(root, "dist/client");
beforeAll(async () => {
  await ensureBuilt();
});

const gzippedKilobytes = (file: string): number =>
  gzipSync(readFileSync(file), { level: 9 }).length / 1000;

const kilobytesOf = (kind: RegExp): number =>
  readdirSync(folder)
    .filter((name) => kind.test(name))
    .reduce((sum, name) => sum + gzippedKilobytes(join(folder, name)), 0);

/** The files that the built page names in an attribute of its start script. */
const filesIn = (attribute: string): unknown => {
  const page = readFileSync(join(client, "index.html"), "utf8");
  const [, names = ""] = new RegExp(`data-${attribute}='([^']*)'`).exec(page) ?? [];
  return JSON.parse(names);
};

it("the worker's gzipped code stays below its limit", () => {
  expect(kilobytesOf(/\.(js|wasm)$/)).toBeLessThan(mostCode);
});

it("the worker's gzipped lists of words stay below theirs", () => {
  expect(kilobytesOf(/\.txt$/)).toBeLessThan(mostWords);
});

it("the worker's code is ASCII alone, of which V8 keeps a byte for each character instead of two", () => {
  const code = readFileSync(join(folder, "index.js"), "latin1");
  expect(/[^\0-\u007f]/.exec(code)?.[0]).toBeUndefined();
});

it("no page's first scripts are larger than its limit", () => {
  const shared = filesIn("client") as string[];
  const pages = filesIn("pages") as [path: string, files: string[]][];
  expect(pages.length).toBeGreaterThan(25);
  const tooLarge = pages
    .map(([path, files]) => ({
      path,
      size: [...shared, ...files].reduce((sum, file) => sum + gzippedKilobytes(client + file), 0),
      most: mostOfPage[path] ?? mostOfOtherPages,
    }))
    .filter(({ size, most }) => size > most);
  expect(tooLarge).toEqual([]);
});

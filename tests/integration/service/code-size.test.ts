import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { ensureBuilt } from "../../../scripts/product/build/build.ts";
import { root } from "../../../scripts/product/root.ts";

/** Gzipped kilobytes, as docs/performance.md says. */
const mostCode = 549;
const mostWords = 310;

const folder = join(root, "dist/server");
beforeAll(async () => {
  await ensureBuilt();
});

const kilobytesOf = (kind: RegExp): number =>
  readdirSync(folder)
    .filter((name) => kind.test(name))
    .map((name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1000)
    .reduce((sum, size) => sum + size, 0);

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

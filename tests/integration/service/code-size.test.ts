import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { ensureBuilt } from "../../../scripts/product/build/build.ts";
import { root } from "../../../scripts/product/root.ts";

/** Kilobytes, as docs/performance.md says. */
const atMost = 950;

const folder = join(root, "dist/server");
beforeAll(async () => {
  await ensureBuilt();
});

it("the worker's gzipped code stays below its limit", () => {
  const files = readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name));
  const sizes = files.map(
    (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(atMost);
});

it("the worker's code is ASCII alone, of which V8 keeps a byte for each character instead of two", () => {
  const code = readFileSync(join(folder, "index.js"), "latin1");
  expect(/[^\0-\u007f]/.exec(code)?.[0]).toBeUndefined();
});

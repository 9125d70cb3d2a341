import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { ensureBuilt } from "../../../scripts/product/build/build.ts";
import { root } from "../../../scripts/product/root.ts";

/** Kilobytes, as docs/performance.md says. */
const atMost = 950;

it("the worker's gzipped code stays below its limit", async () => {
  await ensureBuilt();
  const folder = join(root, "dist/server");
  const files = readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name));
  const sizes = files.map(
    (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(atMost);
});

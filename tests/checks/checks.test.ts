import { createHash } from "node:crypto";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openApiText } from "../../src/server/public-api/openapi.gen.ts";
import { openApiModule } from "../../generators/openapi-document.ts";
import { drawTables } from "../../generators/picture-of-tables.ts";
import { ensureBuilt } from "../../scripts/product/build/build.ts";
import { migrationsFolder, root } from "../../scripts/product/root.ts";
import { runTool } from "../../scripts/product/build/run-tool.ts";

/** drizzle-kit takes no absolute path for its folder. */
const draft = "node_modules/.cache/migrations";

it.each([
  ["types", ["tsc", "-b"]],
  ["lint and layers", ["oxlint", "--deny-warnings"]],
  ["format", ["oxfmt", "--check"]],
  ["nothing unused", ["knip", "--no-progress"]],
])("%s", async (_, [tool = "", ...args]) => {
  const { all, exitCode } = await runTool(tool, args);
  expect(exitCode, all).toBe(0);
});

it("migrations match the tables", async () => {
  rmSync(join(root, draft), { recursive: true, force: true });
  cpSync(migrationsFolder, join(root, draft), { recursive: true });
  const flags = ["--dialect", "sqlite", "--schema", "./src/server/**/tables.ts", "--out", draft];
  const { all } = await runTool("drizzle-kit", ["generate", ...flags]);
  expect(all).toContain("No schema changes");
});

it("the picture of the tables matches the tables", async () => {
  expect(readFileSync(join(root, "docs/tables.md"), "utf8"), "npm run tables draws it").toBe(
    await drawTables(),
  );
});

it("the description of the plain routes matches their contracts", () => {
  const path = join(root, "src/server/public-api/openapi.gen.ts");
  expect(readFileSync(path, "utf8"), "npm run openapi writes it").toBe(openApiModule());
});

it("the test client is generated from the current description", () => {
  const client = readFileSync(join(root, "tests/support/api/openapi-client.gen.ts"), "utf8");
  const hash = createHash("sha256").update(openApiText).digest("hex");
  expect(client, "npm run generate in generators/openapi-client writes it").toContain(hash);
});

it("client and server can be built", () => ensureBuilt());

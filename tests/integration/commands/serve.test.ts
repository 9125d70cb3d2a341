import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { imageCommands, writeImageFiles } from "../../../scripts/product/build/image-files.ts";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { startHttpServer } from "../../support/servers/http-server.ts";
import { describeSupervision } from "../../support/servers/supervision-table.ts";
import { byImage, runCommand } from "../../support/servers/ways-to-run.ts";

const folder = mkdtempSync(join(tmpdir(), "fundbook-image-"));
const files = join(folder, "files");
const way = byImage(files);
const data = join(folder, "data");
const nowhere = `http://127.0.0.1:${await freePort()}`;

beforeAll(() => writeImageFiles(files));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the files of an image", () => {
  it("have no packages, no sources and no settings", () => {
    const names = globSync("**/*", { cwd: files });
    expect(names).toContain("commands/serve.mjs");
    expect(names.filter((name) => /package\.json$|\.tsx?$|\.map$|\.vars|\.env/.test(name))).toEqual(
      [],
    );
  });

  it("name no folder of the machine that they were built on", () => {
    const texts = globSync("{commands,server}/*.{sh,js,mjs,capnp}", { cwd: files });
    const root = join(import.meta.dirname, "../../..");
    const naming = texts.filter((name) => readFileSync(join(files, name), "utf8").includes(root));
    expect(naming).toEqual([]);
  });
});

describe("a command of an image", () => {
  it.concurrent.each(imageCommands)(
    "%s says how it is used, and refuses what it does not know",
    { tags: "long" },
    async (name) => {
      const [help, wrong] = await Promise.all([
        runCommand(way, data, [name, "--help"]),
        runCommand(way, data, [name, "--wrong"]),
      ]);
      expect(help).toEqual({
        code: 0,
        said: expect.stringMatching(new RegExp(`^Usage: ${name} \\[options\\].*\n\n[A-Z]`)),
      });
      expect(wrong).toEqual({ code: 1, said: expect.stringMatching(/^error: .*option '--\w/) });
    },
  );

  it.concurrent.each([
    ["backup", `No backup was made (there is no answer from ${new URL(nowhere).host}).`],
    ["invite", "Fundbook cannot reach its database. Please try again in a moment."],
    ["migrate", "The database could not be brought up to date (ECONNREFUSED)."],
    ["health", `Fundbook does not run on ${data}.`],
    ["serve", "The database does not answer (ECONNREFUSED)."],
  ])(
    "%s says in a sentence that there is no database",
    { tags: "long" },
    async (name, sentence) => {
      const settings = { DATABASE_URL: nowhere, APP_URL: "http://localhost" };
      const port = name === "serve" ? ["--port", String(await freePort())] : [];
      const { code, said } = await runCommand(way, data, [name, ...port], settings);
      expect(code).toBe(1);
      expect(said.split("\n")).toContain(sentence);
      expect(said).not.toContain("    at ");
    },
  );

  it.each([
    ["a folder", (place: string) => place, (place: string) => `${place} is a folder`],
    ["where there is none", () => "/no/file.gz", () => "/no cannot be written: ENOENT"],
  ])("backup refuses %s", async (_, to, reason) => {
    const words = ["backup", "--to", to(folder)];
    const ended = await runCommand(way, join(folder, "apart"), words);
    expect(ended).toEqual({ code: 1, said: `No backup was made (${reason(folder)}).\n` });
  });

  it("serve refuses a port that is in use", async () => {
    const busy = await startHttpServer();
    const { port } = new URL(busy.url);
    const ended = await runCommand(way, data, ["serve", "--port", port]);
    await busy.stop();
    expect(ended).toEqual({ code: 1, said: `Port ${port} is in use.\n` });
  });

  it("backup and restore take names that look like options", { tags: "long" }, async () => {
    const run = (...words: string[]) => runCommand(way, data, words);
    expect(await run("migrate")).toMatchObject({ code: 0 });
    const name = "--to y'z.gz";
    expect(await run("backup", "--to", name)).toMatchObject({ code: 0 });
    expect(await run("restore", "--overwrite", "--from", name)).toMatchObject({ code: 0 });
  });
});

describe("serve", { tags: "long" }, () => describeSupervision(way));

// @module-tag long
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { makeRelease } from "../../../scripts/release/make-release.ts";
import { createTestFolder } from "../../support/servers/test-product.ts";

const { path, stop } = createTestFolder();
afterAll(stop);

let folder = "";
let repositories = 0;

const git = async (...words: string[]): Promise<string> =>
  (await execa("git", words, { cwd: folder })).stdout;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), "utf8");

const manifest = (test: string) =>
  `${JSON.stringify({ name: "small", version: "1.2.0", scripts: { "test:all": test } }, null, 2)}\n`;
const lock = (version: string) =>
  `${JSON.stringify({ name: "small", version, packages: { "": { name: "small", version } } }, null, 2)}\n`;
const older = "## 1.2.0 (1 May 2026)\n\n- Old.\n";

/** A repository with a suite of one command. */
beforeEach(async () => {
  repositories += 1;
  folder = join(path, `repository-${repositories}`);
  mkdirSync(join(folder, "src/shared"), { recursive: true });
  write("package.json", manifest("true"));
  write("package-lock.json", lock("1.2.0"));
  write("src/shared/version.ts", 'export const version = "1.2.0";\n');
  write("CHANGELOG.md", `# Changelog\n\n## Unreleased\n\n- New.\n\n${older}`);
  await git("init", "--quiet");
  await git("config", "user.name", "Asha Rao");
  await git("config", "user.email", "asha@fundbook.example");
  await git("add", ".");
  await git("commit", "--quiet", "--message", "Add all");
  await git("tag", "v1.2.0");
});

const release = (version: string) =>
  makeRelease({ folder, version, day: "2 June 2026", say: () => {} });

/** Nothing was committed, tagged or changed besides what the test did itself. */
async function expectRefused(version: string, reason: string): Promise<void> {
  const before = [await git("log", "--format=%H"), await git("tag"), await git("status", "-s")];
  await expect(release(version)).rejects.toThrow(reason);
  expect([await git("log", "--format=%H"), await git("tag"), await git("status", "-s")]).toEqual(
    before,
  );
}

describe("a release", () => {
  it.each(["1.2.1", "1.3.0", "1.10.0", "2.0.0"])(
    "of %s is committed and tagged with its notes",
    async (version) => {
      await release(version);
      expect(JSON.parse(read("package.json"))).toMatchObject({ version });
      expect(read("package-lock.json")).toBe(lock(version));
      expect(read("src/shared/version.ts")).toBe(`export const version = "${version}";\n`);
      expect(read("CHANGELOG.md")).toBe(
        `# Changelog\n\n## Unreleased\n\n## ${version} (2 June 2026)\n\n- New.\n\n${older}`,
      );
      expect(await git("log", "-1", "--format=%s")).toBe(`Release ${version}`);
      expect(await git("rev-parse", `v${version}^{commit}`)).toBe(await git("rev-parse", "HEAD"));
      expect(await git("tag", "--list", "--format=%(contents)", `v${version}`)).toContain("- New.");
      expect(await git("status", "--short")).toBe("");
    },
  );

  it.each(["1.2.0", "1.1.9", "0.9.0"])("of %s is refused, as it is not newer", async (version) => {
    await expectRefused(version, `${version} is not newer than 1.2.0.`);
  });

  it("is refused for a version below a tag, whatever package.json says", async () => {
    await git("tag", "v1.10.0");
    await expectRefused("1.9.0", "1.9.0 is not newer than 1.10.0.");
  });

  it.each(["", "1.3", "v1.3.0", "1.3.0-rc.1", "01.3.0", "1.3.0; true"])(
    "of %j is refused, as it is no version",
    async (version) => {
      await expectRefused(version, "is no version");
    },
  );

  it("is refused where files are not committed", async () => {
    write("notes.txt", "x");
    await expectRefused("1.3.0", "commit or remove what git status lists first");
  });

  it("is refused where the suite is red", async () => {
    write("package.json", manifest("false"));
    await git("commit", "--all", "--quiet", "--message", "Break the suite");
    await expectRefused("1.3.0", "Nothing was released: npm run test:all failed.");
  });

  it("is refused where the suite leaves files behind", async () => {
    write("package.json", manifest("touch left"));
    await git("commit", "--all", "--quiet", "--message", "Leave a file");
    await expect(release("1.3.0")).rejects.toThrow("commit or remove what git status lists");
    expect(await git("tag")).toBe("v1.2.0");
  });

  it("is refused without notes for users", async () => {
    write("CHANGELOG.md", `# Changelog\n\n## Unreleased\n\n${older}`);
    await git("commit", "--all", "--quiet", "--message", "Drop the notes");
    await expectRefused("1.3.0", "Write what is new for users into CHANGELOG.md first");
  });
});

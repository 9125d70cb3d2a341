// @module-tag long
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
const about = "# Changelog\n\nWhat is new.\n";
const notes = `### New

- Goals have a note.

### Repaired

- Units are rounded once.
- No instalment counts twice.
`;
const older = "## 1.2.0 (1 May 2026)\n\n- Old.\n";

/** A repository with a suite of one command. */
beforeEach(async () => {
  repositories += 1;
  folder = join(path, `repository-${repositories}`);
  mkdirSync(join(folder, "src/shared"), { recursive: true });
  write("package.json", manifest("true"));
  write("package-lock.json", lock("1.2.0"));
  write("src/shared/version.ts", 'export const version = "1.2.0";\n');
  write("src/shared/release-notes.gen.ts", "");
  write("CHANGELOG.md", `${about}\n${older}`);
  for (const name of ["changes", "migrations", "tests/fixtures"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  write("migrations/0000_first.sql", "");
  write("tests/fixtures/released-migrations.json", "{}\n");
  write("changes/goals.md", "new\nGoals have a note.\n");
  write("changes/units.md", "repaired\nUnits are rounded once.\nNo instalment counts twice.\n");
  write("changes/highlight.md", "highlight\nen: Goals have a note.\nhi: लक्ष्य पर नोट।\n");
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
        `${about}\n## ${version} (2 June 2026)\n\n${notes}\n${older}`,
      );
      expect(existsSync(join(folder, "changes"))).toBe(false);
      expect(await import(join(folder, "src/shared/release-notes.gen.ts"))).toMatchObject({
        highlight: { en: "Goals have a note.", hi: "लक्ष्य पर नोट।" },
        notes: [{ heading: "New", lines: ["Goals have a note."] }, { heading: "Repaired" }],
      });
      expect(JSON.parse(read("tests/fixtures/released-migrations.json"))).toEqual({
        "0000_first": expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect(await git("log", "-1", "--format=%s")).toBe(`Release ${version}`);
      expect(await git("rev-parse", `v${version}^{commit}`)).toBe(await git("rev-parse", "HEAD"));
      expect(await git("tag", "--list", "--format=%(contents)", `v${version}`)).toBe(
        `${version}\n\nGoals have a note.\n\n${notes}`,
      );
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

  it("of the first version has the only heading", async () => {
    write("CHANGELOG.md", about);
    await git("commit", "--all", "--quiet", "--message", "Begin a changelog");
    await release("1.3.0");
    expect(read("CHANGELOG.md")).toBe(`${about}\n## 1.3.0 (2 June 2026)\n\n${notes}`);
  });

  it.each([
    ["no changes", "goals.md", "units.md", "Say what is new in the folder changes first"],
    ["no highlight", "highlight.md", "", "Say in a file of kind highlight"],
  ])("is refused with %s", async (_, one, other, reason) => {
    for (const name of [one, other].filter((each) => each !== "")) {
      rmSync(join(folder, "changes", name));
    }
    await git("commit", "--all", "--quiet", "--message", "Drop notes");
    await expectRefused("1.3.0", reason);
  });

  it.each([
    ["goals.md", "news\nGoals have a note.\n", "its first line must be highlight, new"],
    ["goals.md", "new\n", "changes/goals.md does not say what changes."],
    ["goals.md", "new\n- Goals have a note.\n", "is not a sentence"],
    ["goals.md", "new\nGoals have a note\n", "is not a sentence"],
    ["goals.md", `new\n${"x".repeat(240)}.\n`, "at most 240 characters"],
    ["goals.md", `new\n${"More.\n".repeat(34)}`, "The notes have 41 lines, over 40."],
    ["Goals.md", "new\nGoals have a note.\n", "changes/Goals.md: name it like-this.md."],
    ["second.md", "highlight\nen: More.\n", "Only one file of changes can be the highlight."],
    ["highlight.md", "highlight\nhi: नोट।\n", "has no line in English"],
    ["highlight.md", `highlight\nen: ${"x".repeat(71)}\n`, "at most 70 characters"],
  ])("is refused with changes/%s of another form: %j", async (name, text, reason) => {
    write(`changes/${name}`, text);
    await git("add", ".");
    await git("commit", "--quiet", "--message", "Add notes");
    await expectRefused("1.3.0", reason);
  });
});

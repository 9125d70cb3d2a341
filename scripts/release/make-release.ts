import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { CliError } from "../product/cli-error.ts";

type Release = {
  /** The repository's folder. */
  folder: string;
  version: string;
  /** The day of the release, as the changelog writes it. */
  day: string;
  say: (line: string) => void;
};

/**
 * Tests what is committed, then commits its version and the changelog's heading, and tags that.
 * @throws CliError for a version that is not newer, notes that are missing, files that are not committed, a red suite
 */
export async function makeRelease({ folder, version, day, say }: Release): Promise<void> {
  const git = gitIn(folder);
  requireNewer(version, [readVersion(folder), ...(await releasedVersions(git))]);
  const changelog = withRelease(readFileSync(join(folder, "CHANGELOG.md"), "utf8"), version, day);
  await requireClean(git);
  const tested = await git("rev-parse", "HEAD");
  say("Running npm run test:all …");
  await requireGreen(folder);
  await requireClean(git);
  if ((await git("rev-parse", "HEAD")) !== tested) {
    throw new CliError("Nothing was released: another commit was made during the tests.");
  }
  writeVersion(folder, version);
  writeFileSync(join(folder, "CHANGELOG.md"), changelog.text);
  await git("commit", "--all", "--message", `Release ${version}`);
  await git("tag", "--annotate", `v${version}`, "--cleanup=verbatim", "--message", changelog.notes);
  say(`Released ${version}. Publish it with: git push --follow-tags`);
}

type Git = (...words: string[]) => Promise<string>;

const gitIn =
  (cwd: string): Git =>
  async (...words) => {
    const { failed, stdout, stderr } = await execa("git", words, { cwd, reject: false });
    if (failed) throw new CliError(`git ${words[0]} failed: ${stderr.trim()}`);
    return stdout;
  };

const versionPattern = /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/;

const readVersion = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }).version;

const releasedVersions = async (git: Git): Promise<string[]> =>
  (await git("tag", "--list", "v*"))
    .split("\n")
    .map((tag) => tag.slice(1))
    .filter((tag) => versionPattern.test(tag));

function requireNewer(version: string, known: readonly string[]): void {
  if (!versionPattern.test(version)) {
    throw new CliError(`"${version}" is no version: write three numbers, such as 1.4.0.`);
  }
  const newest = known.toSorted(compareVersions).at(-1);
  if (newest !== undefined && compareVersions(version, newest) <= 0) {
    throw new CliError(`${version} is not newer than ${newest}.`);
  }
}

function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.split(".").map(Number));
  const differences = (left ?? []).map((part, index) => part - (right?.[index] ?? Number.NaN));
  return differences.find((difference) => difference !== 0) ?? 0;
}

const unreleased = "## Unreleased\n";

/** @returns the changelog with the notes under the version, and the notes */
function withRelease(text: string, version: string, day: string): { text: string; notes: string } {
  const [before = "", rest] = text.split(unreleased);
  const notes = rest?.split(/^## /m)[0]?.trim() ?? "";
  if (rest === undefined || notes === "") {
    throw new CliError(
      'Write what is new for users into CHANGELOG.md first, under the heading "## Unreleased".',
    );
  }
  const heading = `## ${version} (${day})`;
  return { text: `${before}${unreleased}\n${heading}\n${rest}`, notes: `${version}\n\n${notes}` };
}

async function requireClean(git: Git): Promise<void> {
  if ((await git("status", "--porcelain")) !== "") {
    throw new CliError("Nothing was released: commit or remove what git status lists first.");
  }
}

async function requireGreen(cwd: string): Promise<void> {
  const { failed } = await execa("npm", ["run", "test:all"], {
    cwd,
    stdio: "inherit",
    reject: false,
  });
  if (failed) throw new CliError("Nothing was released: npm run test:all failed.");
}

function writeVersion(folder: string, version: string): void {
  for (const name of ["package.json", "package-lock.json"]) {
    const path = join(folder, name);
    const content = JSON.parse(readFileSync(path, "utf8")) as {
      version: string;
      packages?: { "": { version: string } };
    };
    content.version = version;
    if (content.packages !== undefined) content.packages[""].version = version;
    writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  }
  const path = join(folder, "src/shared/version.ts");
  const source = readFileSync(path, "utf8");
  writeFileSync(path, source.replace(/"[\d.]+"/, JSON.stringify(version)));
}

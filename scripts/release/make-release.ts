import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { isOlderVersion } from "../../src/shared/version-order.ts";
import { CliError } from "../product/cli-error.ts";
import { writeReleasedMigrations } from "./released-migrations.ts";
import { deleteChanges, notesModule, notesText, readChanges, type Changes } from "./changes.ts";

type Release = {
  /** The repository's folder. */
  folder: string;
  version: string;
  /** The day of the release, as the changelog writes it. */
  day: string;
  say: (line: string) => void;
};

/**
 * Tests what is committed; then commits the version, with its notes gathered from `changes`, and tags that.
 * @throws CliError for a version that is not newer, notes that are missing, files that are not committed, a red suite
 */
export async function makeRelease({ folder, version, day, say }: Release): Promise<void> {
  const git = gitIn(folder);
  requireNewer(version, [readVersion(folder), ...(await releasedVersions(git))]);
  const changes = readWholeChanges(folder);
  await requireClean(git);
  const tested = await git("rev-parse", "HEAD");
  say("Running npm run test:all …");
  await requireGreen(folder);
  await requireClean(git);
  if ((await git("rev-parse", "HEAD")) !== tested) {
    throw new CliError("Nothing was released: another commit was made during the tests.");
  }
  writeVersion(folder, version);
  writeNotes(folder, `## ${version} (${day})`, changes);
  deleteChanges(folder);
  writeReleasedMigrations(folder);
  await git("commit", "--all", "--message", `Release ${version}`);
  const text = `${version}\n\n${changes.highlight["en"]}\n\n${notesText(changes.notes)}`;
  await git("tag", "--annotate", `v${version}`, "--cleanup=verbatim", "--message", text);
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
  const reached = known.find((other) => !isOlderVersion(other, version));
  if (reached !== undefined) throw new CliError(`${version} is not newer than ${reached}.`);
}

/** A version's notes stay readable. */
const maxLines = 40;

type WholeChanges = Changes & { highlight: object };

function readWholeChanges(folder: string): WholeChanges {
  const { highlight, notes } = readChanges(folder);
  if (notes.length === 0) {
    throw new CliError("Say what is new in the folder changes first, as CONTRIBUTING.md shows.");
  }
  if (highlight === null) {
    throw new CliError("Say in a file of kind highlight what the app shows after the upgrade.");
  }
  const lines = notesText(notes).trimEnd().split("\n").length;
  if (lines > maxLines) throw new CliError(`The notes have ${lines} lines, over ${maxLines}.`);
  return { highlight, notes };
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

/** Above those of the version before, and where the app finds them. */
function writeNotes(folder: string, heading: string, changes: WholeChanges): void {
  const path = join(folder, "CHANGELOG.md");
  const [about = "", ...earlier] = readFileSync(path, "utf8").split(/^(?=## )/m);
  const section = `${heading}\n\n${notesText(changes.notes)}`;
  const parts = [
    `${about.trimEnd()}\n`,
    section,
    ...(earlier.length > 0 ? [earlier.join("")] : []),
  ];
  writeFileSync(path, parts.join("\n"));
  writeFileSync(join(folder, "src/shared/release-notes.gen.ts"), notesModule(changes));
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";

const maxLength = 72;
/** The start is a time, not a commit, which a shallow clone may not have. */
const lastUnchecked = Date.parse("2026-11-24T22:51:00Z");

/** Imperatives that end like another form of a verb. */
const imperatives = new Set(
  "access address bring bypass compress cross dismiss discuss embed exceed express feed focus guess miss need pass press proceed process seed speed string suppress witness".split(
    " ",
  ),
);

/** What is wrong with a subject: "Add a field", not "Added a field", "Adds a field" or "Adding a field". */
function problemOf(subject: string): string | null {
  const [verb = ""] = subject.split(" ");
  if (subject.length > maxLength) return `has ${subject.length} characters`;
  if (!/^[A-Z][a-z]+$/.test(verb)) return "does not begin with a capitalised verb";
  if (/(ed|ing|s)$/.test(verb) && !imperatives.has(verb.toLowerCase())) return "is not imperative";
  return subject.endsWith(".") ? "ends in a full stop" : null;
}

it.each([
  ["Add a field", null],
  ["Pass the clock to queries", null],
  ["Embed the typeface", null],
  ["Added a field", "is not imperative"],
  ["Adds a field", "is not imperative"],
  ["Adding a field", "is not imperative"],
  ["Add a field.", "ends in a full stop"],
  ["fix: add a field", "does not begin with a capitalised verb"],
  [`Add ${"x".repeat(maxLength - 4)}`, null],
  [`Add ${"x".repeat(maxLength - 3)}`, `has ${maxLength + 1} characters`],
])("the subject %j has the problem %j", (subject, problem) => {
  expect(problemOf(subject)).toBe(problem);
});

/** The subjects that are checked; null without a history, or without git, which the product does not need. */
async function subjects(): Promise<{ name: string; subject: string }[] | null> {
  if (!existsSync(join(root, ".git"))) return null;
  // The clone may belong to another user, as in a container.
  const flags = ["-c", `safe.directory=${root}`, "-C", root];
  const log = await execa("git", [...flags, "log", "--no-merges", "--format=%at %h %s"], {
    reject: false,
  });
  if (log.code === "ENOENT") return null;
  if (log.failed) throw new Error(log.stderr);
  return log.stdout.split("\n").flatMap((line) => {
    const [, time, name = "", subject = ""] = /^(\d+) (\w+) (.*)$/.exec(line) ?? [];
    return Number(time) * 1_000 > lastUnchecked ? [{ name, subject }] : [];
  });
}

it("subjects of commits are imperative and short", async ({ skip }) => {
  const commits = (await subjects()) ?? skip("there is no history");
  const problems = commits.flatMap(({ name, subject }) => {
    const problem = problemOf(subject);
    return problem === null ? [] : [`${name} "${subject}" ${problem}`];
  });
  expect(problems).toEqual([]);
});

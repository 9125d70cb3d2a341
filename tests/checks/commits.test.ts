import { existsSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";

const maxLength = 72;
/** The start is a time, not a commit, which a shallow clone may not have. */
const lastUnchecked = Date.parse("2026-11-24T22:51:00Z");

/** The subjects that are checked; null without a history, or without git, which the product does not need. */
async function subjects(): Promise<string[] | null> {
  if (!existsSync(join(root, ".git"))) return null;
  // The clone may belong to another user, as in a container.
  const flags = ["-c", `safe.directory=${root}`, "-C", root];
  const log = await execa("git", [...flags, "log", "--no-merges", "--format=%at %s"], {
    reject: false,
  });
  if (log.code === "ENOENT") return null;
  if (log.failed) throw new Error(log.stderr);
  return log.stdout.split("\n").flatMap((line) => {
    const [, time, subject = ""] = /^(\d+) (.*)$/.exec(line) ?? [];
    return Number(time) * 1_000 > lastUnchecked ? [subject] : [];
  });
}

it(`subjects of commits have at most ${maxLength} characters`, async ({ skip }) => {
  const all = (await subjects()) ?? skip("there is no history");
  expect(all.filter(({ length }) => length > maxLength)).toEqual([]);
});

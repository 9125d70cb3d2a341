import { existsSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { expect, it } from "vitest";
import { lastBefore1 } from "../../scripts/product/database/upgrade-plan.ts";
import { root } from "../../scripts/product/root.ts";
import { missing } from "../../src/shared/missing.ts";

const maxLength = 72;
/** The start is a time, not a commit, which a shallow clone may not have. */
const lastUnchecked = Date.parse("2026-11-24T22:51:00Z");

/** What git says of the history; null without a history, or without git, which the product does not need. */
async function git(...words: string[]): Promise<string | null> {
  if (!existsSync(join(root, ".git"))) return null;
  // The clone may belong to another user, as in a container.
  const flags = ["-c", `safe.directory=${root}`, "-C", root];
  const said = await execa("git", [...flags, ...words], { reject: false });
  if (said.code === "ENOENT") return null;
  if (said.failed) throw new Error(said.stderr);
  return said.stdout;
}

it(`subjects of commits have at most ${maxLength} characters`, async ({ skip }) => {
  const log = (await git("log", "--no-merges", "--format=%at %s")) ?? skip("there is no history");
  const subjects = log.split("\n").flatMap((line) => {
    const [, time, subject = ""] = /^(\d+) (.*)$/.exec(line) ?? [];
    return Number(time) * 1_000 > lastUnchecked ? [subject] : [];
  });
  expect(subjects.filter(({ length }) => length > maxLength)).toEqual([]);
});

it("the commit of version 0.9.0 is in the history, with that version", async ({ skip }) => {
  const isShallow = await git("rev-parse", "--is-shallow-repository");
  if (isShallow !== "false") skip("there is no whole history");
  const { commit, version } = lastBefore1;
  expect((await git("rev-list", "HEAD"))?.split("\n")).toContain(commit);
  const manifest = (await git("show", `${commit}:package.json`)) ?? missing();
  expect(JSON.parse(manifest)).toMatchObject({ version });
});

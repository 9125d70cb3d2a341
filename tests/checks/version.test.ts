import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";
import { notesModule, notesText, readChanges } from "../../scripts/release/changes.ts";
import { highlight, notes } from "../../src/shared/release-notes.gen.ts";
import { version } from "../../src/shared/version.ts";

const read = (name: string) => readFileSync(join(root, name), "utf8");
const languages = globSync("src/client/language/catalogues/*.ts", { cwd: root })
  .map((path) => basename(path, ".ts"))
  .toSorted();

it("the version is the same in package.json, the lock file and the code", () => {
  const lock = JSON.parse(read("package-lock.json"));
  const { version: ofPackage } = JSON.parse(read("package.json"));
  expect([ofPackage, lock.version, lock.packages[""].version]).toEqual([version, version, version]);
});

it("what is new in the app is what the changelog says of its version", () => {
  expect(read("src/shared/release-notes.gen.ts")).toBe(notesModule({ highlight, notes }));
  expect(Object.keys(highlight).toSorted()).toEqual(languages);
  // The line begins with the version.
  expect(Object.values(highlight).filter((text) => text.includes(version.slice(0, 3)))).toEqual([]);
  const section = read("CHANGELOG.md")
    .split(/^## /m)
    .find((part) => part.startsWith(`${version} `));
  // Until the first release there is none.
  if (section !== undefined) expect(section).toContain(notesText(notes));
});

it("what is not released has the form of changes, with a highlight in every language", () => {
  const waiting = readChanges(root);
  if (waiting.highlight !== null) {
    expect(Object.keys(waiting.highlight).toSorted()).toEqual(languages);
  }
});

it("the changelog has a heading for released versions alone, the newest first", () => {
  const headings = read("CHANGELOG.md").match(/^## .*$/gm) ?? [];
  expect(headings.filter((each) => !/^## \d+\.\d+\.\d+ \(\d+ \w+ \d{4}\)$/.test(each))).toEqual([]);
  expect(headings.slice(0, 1)).toEqual(
    headings.length > 0 ? [expect.stringContaining(version)] : [],
  );
});

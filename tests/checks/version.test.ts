import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";
import { version } from "../../src/shared/version.ts";

const read = (name: string) => readFileSync(join(root, name), "utf8");

it("the version is the same in package.json, the lock file and the code", () => {
  const lock = JSON.parse(read("package-lock.json"));
  const { version: ofPackage } = JSON.parse(read("package.json"));
  expect([ofPackage, lock.version, lock.packages[""].version]).toEqual([version, version, version]);
});

it("the changelog has a place for what is not released", () => {
  expect(read("CHANGELOG.md").split("## Unreleased\n")).toHaveLength(2);
});

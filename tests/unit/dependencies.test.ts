import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(join(import.meta.dirname, "../..", file), "utf8");
type Versions = Record<string, string>;
const { dependencies, devDependencies, optionalDependencies }: Record<string, Versions> =
  JSON.parse(read("package.json"));
const packages = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });

describe("every package", () => {
  it.each(packages)("%s is pinned to one version", (_, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  it.each(packages)("%s has its line in ARCHITECTURE.md, which says what it is for", (name) => {
    const named = read("ARCHITECTURE.md")
      .split("\n")
      .flatMap((line) => /^\| ([^|]+)\|/.exec(line)?.[1]?.split(",") ?? [])
      .map((cell) => cell.replace(/[`(].*/, "").trim());
    expect(named).toContain(name.startsWith("@types/") ? "@types/*" : name);
  });
});

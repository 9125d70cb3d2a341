import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
type Versions = Record<string, string>;
const { dependencies, devDependencies, optionalDependencies }: Record<string, Versions> =
  JSON.parse(read("package.json"));
const packages = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });

describe("every dependency", () => {
  it.each(packages)("%s is pinned to one version", (_, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  it.each(packages)("%s is described in docs/dependencies.md", (name) => {
    const named = read("docs/dependencies.md")
      .split("\n")
      .flatMap((line) => /^\| ([^|]+)\|/.exec(line)?.[1]?.split(",") ?? [])
      .map((cell) => cell.replace(/[`(].*/, "").trim());
    expect(named).toContain(name.startsWith("@types/") ? "@types/*" : name);
  });
});

type Locked = {
  integrity?: string;
  resolved?: string;
  os?: string | string[];
  cpu?: string | string[];
};

const permits = (list: string | string[] | undefined, ours: string[]): boolean => {
  const names = [list ?? []].flat();
  const refused = names.filter((name) => name.startsWith("!")).map((name) => name.slice(1));
  const named = names.filter((name) => !name.startsWith("!"));
  return (
    (named.length === 0 || named.some((name) => ours.includes(name))) &&
    ours.some((name) => !refused.includes(name))
  );
};

describe.each(["package-lock.json", "bench/lighthouse-package/package-lock.json"])("%s", (file) => {
  const lock: { packages: Record<string, Locked> } = JSON.parse(read(file));
  const installed = Object.entries(lock.packages).filter(([path]) => path !== "");

  it("has the integrity of every package that npm can install on Linux, with glibc or musl", () => {
    // npm ignores libc before version 10.
    const without = installed.filter(
      ([, { integrity, os, cpu }]) =>
        permits(os, ["linux"]) &&
        permits(cpu, ["x64", "arm64"]) &&
        !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ""),
    );
    expect(installed.length).toBeGreaterThan(50);
    expect(without).toEqual([]);
  });

  it("names no registry", () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});

describe("package.json", () => {
  it("excludes platforms whose packages have no integrity in the lock file", () => {
    const { os, cpu, libc } = JSON.parse(read("package.json")) as Record<string, unknown>;
    expect({ os, cpu, libc }).toEqual({ os: ["linux"], cpu: ["x64", "arm64"], libc: ["glibc"] });
  });
});

describe("the project's scripts", () => {
  const sources = globSync(["scripts/**/*.{ts,sh}", "bench/**/*.ts", "generators/*.ts", ".ci/*"], {
    cwd: root,
  });

  it("install only packages from a lock file", () => {
    const installs = sources.filter((file) =>
      /["' ](install|i|add|exec|npx)["' ].*@\$\{|no-save ["'\w]|\bnpx\b|playwright(-core)?["' ].*install/.test(
        read(file),
      ),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(installs).toEqual([]);
  });
});

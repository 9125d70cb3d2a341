import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../../scripts/product/root.ts";
import { noHistorySource } from "./test-product.ts";

const execute = promisify(execFile);
const maxBuffer = 100_000_000;

/** Further flags of `buildah build`, such as another base: `--build-arg BASE=…`. */
const buildFlags = (process.env["FUNDBOOK_BUILD_FLAGS"] ?? "").split(" ").filter(Boolean);

/** Runs podman. @returns what it said */
export const podman = async (...words: string[]): Promise<string> =>
  (await execute("podman", words, { maxBuffer })).stdout;

/** What a container said, to both outputs. */
export async function logsOf(container: string): Promise<string> {
  const { stdout, stderr } = await execute("podman", ["logs", container], { maxBuffer });
  return stdout + stderr;
}

/** Builds the image of a folder with the project's files. */
export async function buildImage(name: string, folder = root): Promise<void> {
  const flags = ["build", "--format", "docker", "--layers", ...buildFlags, "--tag", name];
  await execute("buildah", [...flags, folder], { maxBuffer });
}

/**
 * Builds the image of the last commit that had fewer migrations.
 * @param folder where its files go
 */
export async function buildOlderImage(name: string, folder: string): Promise<void> {
  const git = async (...words: string[]) => (await execute("git", words, { cwd: root })).stdout;
  const latest = (await git("log", "-1", "--format=%H", "--", "migrations")).trim();
  const archive = join(folder, "older.tar");
  await git("archive", "--output", archive, `${latest}^`);
  const files = join(folder, "files");
  mkdirSync(files);
  await execute("tar", ["--extract", "--file", archive, "--directory", files]);
  await buildImage(name, files);
}

/**
 * Builds an image like another one, but with other migrations.
 * @param make writes them into a folder
 */
export async function imageWithMigrations(
  name: string,
  from: string,
  folder: string,
  make: (folder: string) => string,
): Promise<void> {
  make(join(folder, "migrations"));
  const text = `FROM ${from}\nCOPY migrations /fundbook/migrations\n`;
  writeFileSync(join(folder, "Dockerfile"), text);
  await execute("buildah", ["build", "--format", "docker", "--tag", name, folder], { maxBuffer });
}

/** `podman run` with a read-only root and no rights, as compose.yaml runs it, published at a port. */
export function hardenedRun(port: number, volume: string): string[] {
  const settings = Object.entries({
    APP_URL: `http://localhost:${port}`,
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    RATE_LIMITS: "off",
    ...noHistorySource,
  });
  return [
    "run",
    "--detach",
    "--read-only",
    "--read-only-tmpfs=false",
    "--cap-drop=all",
    "--security-opt=no-new-privileges",
    `--publish=127.0.0.1:${port}:8787`,
    `--volume=${volume}:/data`,
    ...settings.map(([name, value]) => `--env=${name}=${value}`),
  ];
}

// Installs the packages where some are missing, the project's own Node among them. It needs none and works on Node 18.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeLockedProject } from "./locked-project.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const nodePackage = `node-${process.platform}-${process.arch}`;
class CliError extends Error {}

try {
  if (!isInstalled()) await install();
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** npm writes node_modules/.package-lock.json when it has installed everything. */
function isInstalled() {
  if (!existsSync(join(root, "node_modules", nodePackage))) return false;
  const installed = readPackages("node_modules/.package-lock.json");
  return Object.entries(readPackages("package-lock.json") ?? {}).every(
    ([path, { version, optional }]) =>
      path === "" ||
      (installed?.[path] ? installed[path].version === version : installed !== null && optional),
  );
}

function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : null;
}

async function install() {
  console.log("Installing the packages; this takes a minute or so, once.");
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const ticker = setInterval(() => console.log(`  … ${seconds()} s`), 5_000);
  const retries = [
    "--fetch-retries=2",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
  ];
  const flags = [
    "--include=dev",
    "--include=optional",
    "--prefer-offline",
    "--loglevel=error",
    "--no-progress",
  ];
  const folder = mkdtempSync(join(tmpdir(), "fundbook-node-"));
  try {
    const isOld = parseInt(process.versions.node) < 24;
    const node = isOld ? await downloadNode(folder, retries) : process.execPath;
    await runNpm(["ci", ...flags, ...retries], node);
  } finally {
    clearInterval(ticker);
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`Installed the packages in ${seconds()} s.`);
}

/** On an old Node, npm leaves out optional packages that need a newer one: it has to run on the project's own. */
async function downloadNode(folder, retries) {
  const isLocked = writeLockedProject(folder, join(root, "package-lock.json"), nodePackage);
  if (!isLocked) return process.execPath;
  const flags = ["ci", "--prefix", folder, "--ignore-scripts", "--prefer-offline"];
  await runNpm([...flags, "--loglevel=error", ...retries], process.execPath);
  return join(folder, "node_modules", nodePackage, "bin/node");
}

async function runNpm(flags, node) {
  const own = process.env.npm_execpath;
  const [command, ...before] = own?.endsWith(".js") ? [node, own] : ["npm"];
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const stdio = ["ignore", "pipe", "pipe"];
  const child = spawn(command, [...before, ...flags], { cwd: root, env, stdio });
  const ended = once(child, "close");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  let isInterrupted = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      isInterrupted = true;
      child.kill(signal);
    });
  }
  const [code] = await ended.catch((error) => {
    output += String(error);
    return [1];
  });
  // A next step would leave packages that look complete.
  if (isInterrupted) throw new CliError("The installation was interrupted.");
  if (code !== 0) throw new CliError(`${installFailure(output)}\n\n${output.trim()}`);
}

function installFailure(output) {
  if (/EINTEGRITY/.test(output)) {
    return "The packages could not be installed: one of them is not the one that package-lock.json names.";
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return "The packages could not be installed: npm's registry cannot be reached. Connect to the network and start again.";
  }
  if (/EBADPLATFORM/.test(output)) {
    return "Fundbook runs on Linux, x64 or arm64; on Windows in WSL, on macOS in a container or a virtual machine.";
  }
  if (/EACCES|EROFS|EPERM|ENOSPC/.test(output)) {
    return `The packages could not be installed: ${root} cannot be written.`;
  }
  return "The packages could not be installed; npm says why:";
}

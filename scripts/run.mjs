// Runs a script by its name. It needs no package and works on Node 18: it installs missing packages first, and runs the
// script on the project's own Node where this one is too old.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { writeLockedProject } from "./locked-project.mjs";

const oldestNode = [22, 18];
const root = fileURLToPath(new URL("..", import.meta.url));
const nodePackage = `node-${process.platform}-${process.arch}`;
class CliError extends Error {}

const [, , name, ...args] = process.argv;
try {
  if (!isInstalled()) await install();
  await runScript(join(root, "scripts", `${name.replace(":", "-")}.ts`));
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** npm writes node_modules/.package-lock.json when it has installed everything. */
function isInstalled() {
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
    const isOld = !isNewEnough(process.versions.node);
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
  forwardSignals(child, () => (isInterrupted = true));
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

async function runScript(script) {
  if (isNewEnough(process.versions.node)) {
    process.argv = [process.execPath, script, ...args];
    await import(pathToFileURL(script).href);
    return;
  }
  const node = join(root, "node_modules", nodePackage, "bin/node");
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (!isNewEnough((stdout ?? "").replace("v", ""))) {
    throw new CliError(
      `Fundbook needs Node ${oldestNode.join(".")} or newer on this machine; this is Node ${process.versions.node}.`,
    );
  }
  const child = spawn(node, [script, ...args], { stdio: "inherit" });
  forwardSignals(child);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
  child.on("exit", (code) => process.exit(code ?? 1));
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major >= 24 || (major === oldestNode[0] && minor >= oldestNode[1]);
}

function forwardSignals(child, onSignal = () => {}) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      onSignal();
      child.kill(signal);
    });
  }
}

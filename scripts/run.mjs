// The way into every script. It runs on Node 18 and needs no package: it installs what is missing, then hands over
// to the script under a Node that runs TypeScript.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { writeLockedProject } from "./locked-project.mjs";

/** The first that runs TypeScript without a flag and without a warning, and that wrangler and Vitest take. */
const oldestNode = [22, 18];
const root = fileURLToPath(new URL("..", import.meta.url));
/** The project's own Node. By its path: the npm of Debian 12 does not link to programs of optional packages. */
const nodePackage = `node-${process.platform}-${process.arch}`;
class CliError extends Error {}

const [, , name, ...args] = process.argv;
try {
  if (!isInstalled()) await install();
  await handOver(join(root, "scripts", `${name.replace(":", "-")}.ts`));
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Whether node_modules holds what the lock file says. npm notes there what it has installed when it is done. */
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
  const borrowed = isNewEnough(process.versions.node) ? null : await borrowNode(retries);
  const { code, output } = await runToEnd(npm(["ci", ...flags, ...retries], borrowed?.node));
  borrowed?.giveBack();
  clearInterval(ticker);
  if (code !== 0) throw new CliError(`${installFailure(output)}\n\n${output.trim()}`);
  console.log(`Installed the packages in ${seconds()} s.`);
}

/**
 * A Node for the installation alone, the lock file's own. npm leaves out optional packages that want a newer Node than
 * the one it runs on, and the build's native parts are such.
 */
async function borrowNode(retries) {
  const folder = mkdtempSync(join(tmpdir(), "fundbook-node-"));
  const giveBack = () => rmSync(folder, { recursive: true, force: true });
  if (writeLockedProject(folder, join(root, "package-lock.json"), nodePackage)) {
    const flags = ["ci", "--prefix", folder, "--ignore-scripts", "--prefer-offline"];
    const { code, output } = await runToEnd(npm([...flags, "--loglevel=error", ...retries]));
    const node = join(folder, "node_modules", nodePackage, "bin/node");
    if (code === 0) return { node, giveBack };
    giveBack();
    if (/EINTEGRITY/.test(output)) throw new CliError(integrityFailure);
  }
  giveBack();
  return null;
}

/** The npm that runs this script, else the one on the path, on the given Node. */
function npm(flags, node = process.execPath) {
  const own = process.env.npm_execpath;
  const path = [dirname(node), process.env.PATH].join(delimiter);
  return own?.endsWith(".js")
    ? { command: node, args: [own, ...flags], path }
    : { command: "npm", args: flags, path };
}

function runToEnd({ command, args: flags, path }) {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: path };
    const child = spawn(command, flags, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => (output += text));
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code, output }));
    passSignalsOn(child);
  });
}

const integrityFailure =
  "The packages could not be installed: one of them is not the one that package-lock.json names.";

function installFailure(output) {
  if (/EINTEGRITY/.test(output)) return integrityFailure;
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

async function handOver(script) {
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
  passSignalsOn(child);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
  child.on("exit", (code) => process.exit(code ?? 1));
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  // 23 was a line of its own: it runs TypeScript from 23.6 on.
  if (major === 23) return minor >= 6;
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

function passSignalsOn(child) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
}

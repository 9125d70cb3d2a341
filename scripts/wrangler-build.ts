import { spawn } from "node:child_process";
import { openSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ensureBuilt } from "./product/build/build.ts";
import { CliError } from "./product/cli-error.ts";
import { command, numberUpTo, runCommand } from "./product/command.ts";
import { findRunning, openDataFolder, type DataFolder } from "./product/data-folder.ts";
import { defaultDataFolder, root } from "./product/root.ts";
import { readSettings } from "./product/settings.ts";

const maxPid = 4_194_304;
const stopTimeout = 10_000;
const reloadTimeout = 10_000;

const program = command("wrangler-build", "What wrangler dev runs before it builds the worker.")
  .requiredOption("--wrangler <pid>", "the process of wrangler dev", numberUpTo(maxPid))
  .action(async ({ wrangler }) => {
    await ensureBuilt(console.log);
    if (readSettings()["DATABASE_URL"] !== undefined) return;
    const data = openDataFolder(defaultDataFolder);
    if ((await waitForOtherRun(data, wrangler))?.wrangler === wrangler) return;
    await spawnServices(data, wrangler);
    // wrangler has read .dev.vars before this command, and reads it again when its configuration changes. It then ends
    // this command, and runs it anew.
    utimesSync(join(root, "wrangler.toml"), new Date(), new Date());
    await delay(reloadTimeout);
  });

/** Waits until what belonged to an earlier wrangler dev has ended. */
async function waitForOtherRun(data: DataFolder, wrangler: number) {
  const deadline = Date.now() + stopTimeout;
  for (;;) {
    const run = await findRunning(data.path);
    const isEnding = run?.wrangler !== undefined && run.wrangler !== wrangler;
    if (!isEnding || Date.now() > deadline) return run;
    await delay(100);
  }
}

/** Starts the services in a process that outlives this command, and ends with wrangler dev. */
async function spawnServices(data: DataFolder, wrangler: number): Promise<void> {
  const logFile = join(data.path, "log/wrangler-services.log");
  const log = openSync(logFile, "w", 0o600);
  const script = join(root, "scripts/wrangler-services.ts");
  const child = spawn(process.execPath, [script, "--wrangler", String(wrangler)], {
    detached: true,
    stdio: ["ignore", log, log],
  });
  child.unref();
  while ((await findRunning(data.path))?.wrangler !== wrangler) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new CliError(readFileSync(logFile, "utf8").trim());
    }
    await delay(50);
  }
}

await runCommand(program);

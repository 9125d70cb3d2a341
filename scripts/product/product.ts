import { join } from "node:path";
import getPort from "get-port";
import type { CleanUp } from "./build/clean-up.ts";
import { CliError } from "./cli-error.ts";
import { lockDataFolder, openDataFolder, type RunFile } from "./data-folder.ts";
import { writeAtomically } from "./build/write-atomically.ts";
import { watchForHang } from "./servers/health-check.ts";
import { acquireLock } from "./servers/process-lock.ts";
import { freePort } from "./servers/free-port.ts";
import { hotServer } from "./servers/hot-server.ts";
import { startServices } from "./services.ts";
import type { SettingValues } from "./check-settings.ts";
import { workerServer } from "./servers/worker-server.ts";

type ProductOptions = {
  dataFolder: string;
  /** The next free one is taken if it is in use; 0 takes any. */
  port: number;
  settings: SettingValues;
  /** Whether it runs from its sources instead of the build. */
  isHot: boolean;
  inspect: boolean;
  say: (line: string) => void;
  onGiveUp: (sentence: string) => void;
  /** Builds where that is needed, and copies the server into a folder. */
  build: (folder: string) => Promise<void>;
  /** Applies all migrations to the database of the settings. */
  migrate: (settings: SettingValues) => Promise<void>;
};

export type Product = {
  url: string;
  outbox: string;
  /** Those of the server, and what other processes need beside it. */
  settings: SettingValues;
};

/** @param atEnd registers how each part is ended, as it starts; the last one started is ended first */
export async function startProduct(
  options: ProductOptions,
  atEnd: CleanUp["add"],
): Promise<Product> {
  const { isHot, inspect, say } = options;
  const data = openDataFolder(options.dataFolder);
  atEnd(await lockDataFolder(data));
  const port = await choosePort(options, atEnd);
  const url = `http://localhost:${port}`;
  const healthUrl = `http://127.0.0.1:${port}/api/health`;
  const services = { ...options, data, url, healthUrl };
  const { outbox, settings, run } = await startServices(services, atEnd);
  const served = join(data.path, isHot ? "wrangler" : "app");
  if (!isHot) await options.build(served);
  const lockPort = await freePort();
  const common = {
    folder: served,
    config: "local" as const,
    port,
    lockPort,
    settings,
    logFile: data.logFile("server"),
    say,
  };
  if (isHot) await run("server", hotServer({ ...common, inspect }), []);
  else await run("server", workerServer(common), [watchForHang(`http://127.0.0.1:${port}/`)]);
  const settingsOfOthers = { ...settings, WRITE_LOCK_URL: `http://127.0.0.1:${lockPort}` };
  const facts: RunFile = { url, settings: settingsOfOthers };
  writeAtomically(data.runFile, `${JSON.stringify(facts)}\n`, 0o600);
  return { url, outbox, settings: settingsOfOthers };
}

/** Keeps the port from other copies, which may look for one before this one's server listens. */
async function choosePort(
  { port: wanted, say }: ProductOptions,
  atEnd: CleanUp["add"],
): Promise<number> {
  if (wanted === 0) return freePort();
  for (let port = wanted; port < Math.min(wanted + 100, 65_536); port += 1) {
    const unlock = await acquireLock(`port ${port}`);
    if (unlock === null) continue;
    atEnd(unlock);
    if ((await getPort({ port })) !== port) continue;
    if (port !== wanted) say(`Port ${wanted} is in use; taking ${port}.`);
    return port;
  }
  throw new CliError(`No port from ${wanted} on is free.`);
}

import { existsSync } from "node:fs";
import getPort from "get-port";
import type { CleanUp } from "./build/clean-up.ts";
import type { SettingValues } from "./check-settings.ts";
import { CliError } from "./cli-error.ts";
import { openDataFolder, lockDataFolder, writeRunFile } from "./data-folder.ts";
import { removeDrafts } from "./database/kept-backups.ts";
import { acquireLock } from "./servers/process-lock.ts";
import { freePort } from "./servers/free-port.ts";
import type { ServerOptions } from "./servers/process.ts";
import type { WorkerOptions } from "./servers/worker-server.ts";
import { startServices, type ServiceOptions } from "./services.ts";
import { requireValidSettings } from "./settings.ts";

export type ProductOptions = Omit<
  ServiceOptions,
  "data" | "descriptor" | "settings" | "healthUrl"
> & {
  dataFolder: string;
  port: number;
  /** Whether the next free port is taken if that one is in use; 0 takes any. */
  takesNextPort: boolean;
  host?: string;
  settings: SettingValues;
  /** The product's address where the settings name none; without it, localhost with the port. */
  url?: string;
  /** Makes the server; one that writes files puts them in the data folder. */
  makeServer: (options: ServedOptions, dataFolder: string) => Promise<ServerOptions>;
};

export type ServedOptions = Omit<WorkerOptions, "folder">;

export type Product = {
  /** The product's address on this machine. */
  url: string;
  outbox: string;
  backups: string;
  /** The server's settings, and those that other processes need beside it. */
  settings: SettingValues;
};

/** @param atEnd registers how each part is ended, as it starts; the last one started is ended first */
export async function startProduct(
  options: ProductOptions,
  atEnd: CleanUp["add"],
): Promise<Product> {
  const data = openDataFolder(options.dataFolder);
  const { descriptor, release } = await lockDataFolder(data);
  atEnd(release);
  // Left by backups that were killed with the product.
  if (existsSync(data.backups)) removeDrafts(data.backups, { all: true });
  const port = await choosePort(options, atEnd);
  const url = `http://localhost:${port}`;
  const given = { APP_URL: options.url ?? url, ...options.settings };
  requireValidSettings({ DATABASE_URL: "http://127.0.0.1", ...given });
  const healthUrl = `http://127.0.0.1:${port}/api/health`;
  const services = { ...options, data, descriptor, healthUrl, settings: given };
  const { settings, run, logOf } = await startServices(services, atEnd);
  const lockPort = await freePort();
  const served: ServedOptions = {
    config: "local",
    port,
    host: options.host ?? "127.0.0.1",
    lockPort,
    settings,
    log: logOf("server"),
    ...(!options.printsLogs && { say: options.say }),
  };
  await run(await options.makeServer(served, data.path));
  const settingsOfOthers = { ...settings, WRITE_LOCK_URL: `http://127.0.0.1:${lockPort}` };
  writeRunFile(data, { url, settings: settingsOfOthers });
  return { url, outbox: data.outbox, backups: data.backups, settings: settingsOfOthers };
}

/** Keeps the port from other copies, which may look for one before this one's server listens. */
async function choosePort(
  { port: wanted, takesNextPort, say }: ProductOptions,
  atEnd: CleanUp["add"],
): Promise<number> {
  if (wanted === 0) return freePort();
  const end = takesNextPort ? Math.min(wanted + 100, 65_536) : wanted + 1;
  for (let port = wanted; port < end; port += 1) {
    const unlock = await acquireLock(`port ${port}`);
    if (unlock === null) continue;
    atEnd(unlock);
    if ((await getPort({ port })) !== port) continue;
    if (port !== wanted) say(`Port ${wanted} is in use; taking ${port}.`);
    return port;
  }
  throw new CliError(
    takesNextPort ? `No port from ${wanted} on is free.` : `Port ${wanted} is in use.`,
  );
}

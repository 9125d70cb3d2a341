import { rmSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { ensureBuilt } from "./build/build.ts";
import type { CleanUp } from "./build/clean-up.ts";
import { CliError } from "./cli-error.ts";
import { lockDataFolder, openDataFolder, type DataFolder, type RunFile } from "./data-folder.ts";
import { writeAtomically } from "./build/write-atomically.ts";
import { acquireLock } from "./servers/process-lock.ts";
import { localDatabase } from "./servers/database-server.ts";
import { freePort } from "./servers/free-port.ts";
import { hotServer } from "./servers/hot-server.ts";
import { applyMigrations } from "./database/migrations.ts";
import { describeMail, startOutbox } from "./servers/outbox.ts";
import type { ServerOptions } from "./servers/process.ts";
import { restartOnExit } from "./servers/restart-on-exit.ts";
import { databaseOf, requireValid, type SettingValues } from "./settings.ts";
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
};

export type Product = {
  url: string;
  outbox: string;
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
  const { outbox, settings, run } = await startServices({ ...options, data, url }, atEnd);
  const served = join(data.path, isHot ? "wrangler" : "app");
  if (!isHot) await ensureBuilt(say, served);
  const common = {
    folder: served,
    config: "local" as const,
    port,
    settings,
    logFile: data.logFile("server"),
    say,
  };
  await run("server", isHot ? hotServer({ ...common, inspect }) : workerServer(common));
  const facts: RunFile = { url, settings };
  writeAtomically(data.runFile, `${JSON.stringify(facts)}\n`, 0o600);
  return { url, outbox, settings };
}

type ServiceOptions = Pick<ProductOptions, "settings" | "say" | "onGiveUp"> & {
  /** Locked by the caller. */
  data: DataFolder;
  /** The product's address, unless the settings name another. */
  url: string;
};

/**
 * Starts what the server needs: the database with all migrations, and an outbox in place of a mail service, unless the
 * settings name others.
 */
export async function startServices(options: ServiceOptions, atEnd: CleanUp["add"]) {
  const { data, url, say, onGiveUp } = options;
  const outbox = join(data.path, "outbox");
  const settings: SettingValues = { APP_URL: url, ...options.settings };
  requireValid({ DATABASE_URL: "http://127.0.0.1", ...settings });
  if (!settings["RESEND_API_KEY"] && !settings["SMTP_URL"]) {
    const mailServer = await startOutbox(outbox, (mail) => say(describeMail(mail)));
    atEnd(mailServer.stop);
    settings["RESEND_BASE_URL"] = mailServer.url;
    settings["RESEND_API_KEY"] = mailServer.key;
  }

  const run = async (part: "server" | "database", server: ServerOptions): Promise<void> => {
    rmSync(server.logFile, { force: true });
    say(`Starting the ${part} …`);
    const restartWhenHung = part === "database";
    const { ready, stop } = restartOnExit(server, { restartWhenHung, say, onGiveUp });
    atEnd(stop);
    await ready;
  };
  if (settings["DATABASE_URL"] === undefined) {
    const database = await localDatabase(data);
    settings["DATABASE_URL"] = database.url;
    settings["DATABASE_AUTH_TOKEN"] = database.authToken;
    await run("database", database);
  }
  await applyMigrations(databaseOf(settings));
  return { outbox, settings, run };
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

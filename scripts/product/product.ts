import { rmSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { ensureBuilt } from "./build.ts";
import { cleanUp, type CleanUp } from "./clean-up.ts";
import { lockDataFolder, openDataFolder, writeAtomically, type DataFolder } from "./data-folder.ts";
import { dataFolderVariable } from "./data-lock.ts";
import { createDatabaseAuth, type DatabaseAddress } from "./database-auth.ts";
import { databaseServer } from "./database-server.ts";
import { hotServer } from "./hot-server.ts";
import { applyMigrations } from "./migrations.ts";
import { describeMail, startOutbox } from "./outbox.ts";
import type { ServerOptions } from "./process.ts";
import { restartOnExit } from "./restart-on-exit.ts";
import { fillServedFolder } from "./served-folder.ts";
import { requireValid, type SettingValues } from "./settings.ts";
import { workerServer } from "./worker-server.ts";

export type ProductOptions = {
  root: string;
  dataFolder: string;
  /** Or the next free one; 0 takes any. */
  port: number;
  settings: SettingValues;
  mode: "built" | "hot";
  inspect?: boolean;
  say?: (line: string) => void;
  onGiveUp?: (sentence: string) => void;
};

export type Product = {
  url: string;
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  outbox: string;
  settings: SettingValues;
  hasOwnDatabase: boolean;
};

/** `stop` ends all parts, the database last. It may be called at any time, also while they start. */
export type ProductRun = { up: Promise<Product>; stop: () => Promise<void> };

export function startProduct(options: ProductOptions): ProductRun {
  const end = cleanUp();
  return {
    up: bringUp({ say: () => {}, onGiveUp: () => {}, ...options, atEnd: end.add }),
    stop: end.run,
  };
}

type Options = Required<Omit<ProductOptions, "inspect">> &
  Pick<ProductOptions, "inspect"> & { atEnd: CleanUp["add"] };

async function bringUp(options: Options): Promise<Product> {
  const { root, say, atEnd } = options;
  const data = openDataFolder(options.dataFolder);
  const { endedLeftovers, release } = await lockDataFolder(data);
  atEnd(release);
  if (endedLeftovers) say("Ended what a killed run had left behind.");
  const port = await choosePort(options);
  const url = `http://localhost:${port}`;
  const settings: SettingValues = { APP_URL: url, ...options.settings };
  requireValid({ DATABASE_URL: "http://127.0.0.1", ...settings });
  if (!settings["RESEND_API_KEY"]) Object.assign(settings, await provideOutbox(options, data));

  const pids: Pids = { server: null, database: null };
  const run = supervisor(options, pids, () => {
    const { DATABASE_URL: databaseUrl, DATABASE_AUTH_TOKEN: databaseAuthToken = null } = settings;
    const content = JSON.stringify({ url, databaseUrl, databaseAuthToken, pids });
    writeAtomically(data.runFile, `${content}\n`, 0o600);
  });
  const hasOwnDatabase = settings["DATABASE_URL"] === undefined;
  if (hasOwnDatabase) {
    const database = await ownDatabase(data);
    settings["DATABASE_URL"] = database.url;
    settings["DATABASE_AUTH_TOKEN"] = database.authToken;
    await run("database", database);
  }
  const { DATABASE_URL: databaseUrl = "", DATABASE_AUTH_TOKEN: databaseAuthToken } = settings;
  const database: DatabaseAddress = { url: databaseUrl, authToken: databaseAuthToken };
  await applyMigrations({ ...database, folder: join(root, "migrations") });
  writeAtomically(data.settingsFile, JSON.stringify(settings), 0o600);
  atEnd(() => rmSync(data.settingsFile, { force: true }));
  await run("server", await server(options, data, { port, settings }));
  return { url, databaseUrl, databaseAuthToken, outbox: data.outbox, settings, hasOwnDatabase };
}

async function choosePort({ port: wanted, say }: Options): Promise<number> {
  const candidates = Array.from({ length: 100 }, (_, index) => wanted + index);
  const port = await getPort({ port: candidates.filter((candidate) => candidate < 65_536) });
  if (wanted !== 0 && port !== wanted) say(`Port ${wanted} is in use; taking ${port}.`);
  return port;
}

async function provideOutbox({ say, atEnd }: Options, data: DataFolder): Promise<SettingValues> {
  const { url, key, stop } = await startOutbox(data.outbox, (mail) => say(describeMail(mail)));
  atEnd(stop);
  return { RESEND_BASE_URL: url, RESEND_API_KEY: key };
}

async function ownDatabase(data: DataFolder) {
  const { authToken, flags } = await createDatabaseAuth(data.databaseKey);
  const [port, logFile] = [await getPort(), data.logFile("database")];
  const where = { dataFolder: data.path, folder: data.database };
  return { ...databaseServer({ ...where, port, logFile, flags }), authToken };
}

async function server(
  { root, mode, inspect = false, say }: Options,
  data: DataFolder,
  { port, settings }: { port: number; settings: SettingValues },
): Promise<ServerOptions> {
  const logFile = data.logFile("server");
  const common = { dataFolder: data.path, port, settings, logFile, say };
  if (mode === "hot") return hotServer({ ...common, root, folder: data.wrangler, inspect });
  const env = { [dataFolderVariable]: data.path };
  await ensureBuilt(root, { say, env });
  fillServedFolder(root, data.served);
  return workerServer({ ...common, folder: data.served });
}

type Pids = { server: number | null; database: number | null };

/** @param onChange called once the product is up, and when a server has been started again */
function supervisor({ say, onGiveUp, atEnd }: Options, pids: Pids, onChange: () => void) {
  return async (part: keyof Pids, options: ServerOptions): Promise<void> => {
    rmSync(options.logFile, { force: true });
    say(`Starting the ${part} …`);
    const onReady = (pid: number) => {
      pids[part] = pid;
      if (pids.server !== null) onChange();
    };
    const restartWhenHung = part === "database";
    const { ready, stop } = restartOnExit({ ...options, restartWhenHung, say, onReady, onGiveUp });
    atEnd(stop);
    await ready;
  };
}

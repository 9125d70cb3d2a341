import { rmSync } from "node:fs";
import { join } from "node:path";
import { fillAppFolder } from "./app-folder.ts";
import { startBuiltWorker } from "./built-worker.ts";
import { cleanUp } from "./clean-up.ts";
import { buildClient, isClientBuilt } from "./client-build.ts";
import { openDataFolder, writeWhole, type DataFolder, type RunFile } from "./data-folder.ts";
import { lockDatabase, startDatabaseServer } from "./database-server.ts";
import { startDevServer } from "./dev-server.ts";
import { freePort, freePortFrom } from "./free-port.ts";
import { keepRunning, type Kept } from "./keep-running.ts";
import type { ManagedProcess } from "./managed-process.ts";
import { applyMigrations } from "./migrations.ts";
import { readableMail, startOutbox } from "./outbox.ts";
import { own } from "./ownership.ts";
import { silentReport, type Report } from "./report.ts";
import { buildServer, isServerBuilt } from "./server-build.ts";
import { requireValid, type SettingValues } from "./settings.ts";
import { startViteServer } from "./vite-server.ts";
import { readableLogLine } from "./worker-log.ts";

export type ProductOptions = {
  /** The clone's folder. */
  root: string;
  dataFolder: string;
  /** The wanted one; if it is taken, the next free one. */
  port: number;
  settings: SettingValues;
  /** `built` runs the built server and client; `hot` both from their sources, under wrangler and Vite. */
  mode: "built" | "hot";
  /** Opens wrangler's inspector; only where the mode is `hot`. */
  inspect?: boolean;
  report?: Report;
  /** A part does not stay up, so the product is of no use any more. */
  onGiveUp?: (sentence: string) => void;
};

export type Product = {
  url: string;
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** Where mail is kept that no service sends. */
  outbox: string;
  /** As the worker has them. */
  settings: SettingValues;
  /** For what the hourly job says. */
  hourlyLog: string;
  /** Notes a process, so that the next start can end it if this one is killed. */
  note: (pid: number) => void;
  /** Whether the database was started with the product. */
  hasOwnDatabase: boolean;
};

/** `stop` ends all parts, the database last. It may be called at any time, also while they start, and again. */
export type ProductRun = { up: Promise<Product>; stop: () => Promise<void> };

/** Brings the whole product up on one data folder: database, migrations, builds, worker. */
export function startProduct(options: ProductOptions): ProductRun {
  const end = cleanUp();
  return { up: bringUp(options, end.add), stop: end.run };
}

type AtEnd = (task: () => Promise<void> | void) => void;

async function bringUp(options: ProductOptions, atEnd: AtEnd): Promise<Product> {
  const { root, mode, report = silentReport } = options;
  const data = openDataFolder(options.dataFolder);
  const ownership = await own(data, root);
  atEnd(ownership.release);
  if (ownership.endedLeftovers) report.say("Ended what a killed run had left behind.");
  const port = await freePortFrom(options.port);
  if (port !== options.port) report.say(`Port ${options.port} is in use; taking ${port}.`);
  const url = `http://localhost:${port}`;
  const settings: SettingValues & { DATABASE_URL: string } = {
    APP_URL: url,
    DATABASE_URL: "",
    ...options.settings,
  };
  requireValid({ ...settings, DATABASE_URL: settings.DATABASE_URL || "http://127.0.0.1" });
  if (!settings.RESEND_API_KEY) {
    const outbox = await startOutbox(data.outbox, (mail) => report.say(readableMail(mail)));
    atEnd(outbox.stop);
    settings.RESEND_BASE_URL = outbox.url;
    settings.RESEND_API_KEY = outbox.key;
  }
  const keep = keeper(options, data, atEnd, ownership.note);

  let database: Kept<ManagedProcess> | null = null;
  if (settings.DATABASE_URL === "") {
    const databasePort = await freePort();
    const logFile = data.logFile("database");
    const { authToken, flags } = await lockDatabase(data.databaseKey);
    settings.DATABASE_URL = `http://127.0.0.1:${databasePort}`;
    settings["DATABASE_AUTH_TOKEN"] = authToken;
    database = keep("The database", "database", (onStart) =>
      startDatabaseServer({ folder: data.database, logFile, port: databasePort, flags, onStart }),
    );
    await report.step("Starting the database", () => database!.ready);
  }
  const databaseUrl = settings.DATABASE_URL;
  const databaseAuthToken = settings["DATABASE_AUTH_TOKEN"];
  await report.step("Bringing the database up to date", () =>
    applyMigrations({
      url: databaseUrl,
      authToken: databaseAuthToken,
      folder: join(root, "migrations"),
    }),
  );
  writeWhole(data.settingsFile, JSON.stringify(settings), 0o600);
  atEnd(() => rmSync(data.settingsFile, { force: true }));

  const worker =
    mode === "built"
      ? await startBuilt(options, data, { port, settings, keep, atEnd, note: ownership.note })
      : await startHot(options, data, { port, keep });
  publish(data, atEnd, () => ({
    url,
    databaseUrl,
    databaseAuthToken: databaseAuthToken ?? null,
    pids: { server: worker.current().pid, database: database?.current().pid ?? null },
  }));
  const hasOwnDatabase = database !== null;
  const { outbox } = data;
  const hourlyLog = freshLog(data, "hourly");
  return {
    url,
    databaseUrl,
    databaseAuthToken,
    hasOwnDatabase,
    outbox,
    settings,
    hourlyLog,
    note: ownership.note,
  };
}

type Keep = ReturnType<typeof keeper>;

/** The built worker on workerd, behind the gateway, which serves the built client. */
async function startBuilt(
  { root, report = silentReport }: ProductOptions,
  data: DataFolder,
  its: {
    port: number;
    settings: SettingValues;
    keep: Keep;
    atEnd: AtEnd;
    note: (pid: number) => void;
  },
): Promise<Kept<ManagedProcess>> {
  const { port, settings, keep, atEnd, note } = its;
  const onBuild = (process: ManagedProcess) => {
    note(process.pid);
    atEnd(process.stop);
  };
  if (!isClientBuilt(root)) {
    const logFile = freshLog(data, "client");
    const build = () => buildClient({ root, logFile, onStart: onBuild });
    await report.step("Building the client", build);
  }
  if (!isServerBuilt(root)) {
    const logFile = freshLog(data, "server");
    const build = () => buildServer({ root, logFile, onStart: onBuild });
    await report.step("Building the server", build);
  }
  await fillAppFolder(root, data.app);
  const logFile = data.logFile("server");
  const onLine = sayReadable(report);
  const worker = keep("The server", "server", (onStart) =>
    startBuiltWorker({ folder: data.app, port, settings, logFile, onLine, onStart }),
  );
  await report.step("Starting the server", () => worker.ready);
  return worker;
}

/** The worker and the client from their sources; Vite hands `/api` on to the worker. */
async function startHot(
  { root, inspect = false, report = silentReport }: ProductOptions,
  data: DataFolder,
  { port, keep }: { port: number; keep: Keep },
): Promise<Kept<ManagedProcess>> {
  const workerPort = await freePort();
  const worker = keep("The server", "server", (onStart) =>
    startDevServer({
      root,
      port: workerPort,
      settingsFile: data.settingsFile,
      folder: data.wrangler,
      inspect,
      logFile: data.logFile("server"),
      onLine: sayReadable(report),
      onStart,
    }),
  );
  await report.step("Starting the server", () => worker.ready);
  const workerUrl = `http://127.0.0.1:${workerPort}`;
  const logFile = data.logFile("client");
  const vite = keep("The client's server", "client", (onStart) =>
    startViteServer({ root, port, workerUrl, logFile, onStart }),
  );
  await report.step("Starting the client's server", () => vite.ready);
  return worker;
}

const sayReadable =
  ({ say }: Report) =>
  (line: string) => {
    const readable = line.startsWith("Inspector: ") ? line : readableLogLine(line);
    if (readable !== null) say(readable);
  };

type Part = Parameters<DataFolder["logFile"]>[0];

/** Starts parts that are noted, kept running and ended with the product. */
function keeper(
  options: ProductOptions,
  data: DataFolder,
  atEnd: AtEnd,
  note: (pid: number) => void,
) {
  const { report = silentReport, onGiveUp } = options;
  return <Kind extends ManagedProcess>(
    name: string,
    part: Part,
    start: (onStart: (process: ManagedProcess) => void) => Promise<Kind>,
  ): Kept<Kind> => {
    const logFile = freshLog(data, part);
    const kept = keepRunning<Kind>({
      start: (onStart) =>
        start((process) => {
          note(process.pid);
          onStart(process);
        }),
      onDeath: (how) => report.say(`${name} ended (${how}); starting it again.`),
      onGiveUp: () => onGiveUp?.(`${name} does not stay up; see ${logFile}.`),
    });
    atEnd(kept.stop);
    return kept;
  };
}

function freshLog(data: DataFolder, part: Part): string {
  const logFile = data.logFile(part);
  rmSync(logFile, { force: true });
  return logFile;
}

/** Writes where the product is, and keeps that true when a part is replaced. */
function publish(data: DataFolder, atEnd: AtEnd, current: () => RunFile): void {
  let written = "";
  const write = () => {
    const text = `${JSON.stringify(current())}\n`;
    // It holds the database's token.
    if (text !== written) writeWhole(data.runFile, text, 0o600);
    written = text;
  };
  write();
  const watch = setInterval(write, 1_000).unref();
  atEnd(() => clearInterval(watch));
}

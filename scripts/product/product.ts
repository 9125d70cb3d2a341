import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cleanUp } from "./clean-up.ts";
import { buildClient, isClientBuilt } from "./client-build.ts";
import { openDataFolder, writeWhole, type DataFolder, type RunFile } from "./data-folder.ts";
import { startDatabaseServer } from "./database-server.ts";
import { freePort, freePortFrom } from "./free-port.ts";
import { keepRunning, type Kept } from "./keep-running.ts";
import type { ManagedProcess } from "./managed-process.ts";
import { applyMigrations } from "./migrations.ts";
import { readableMail, startOutbox } from "./outbox.ts";
import { own } from "./ownership.ts";
import { silentReport, type Report } from "./report.ts";
import { requireValid, type SettingValues } from "./settings.ts";
import { startViteServer } from "./vite-server.ts";
import { readableLogLine } from "./worker-log.ts";
import { startWorkerServer } from "./worker-server.ts";

export type ProductOptions = {
  /** The clone's folder. */
  root: string;
  dataFolder: string;
  /** The wanted one; if it is taken, the next free one. */
  port: number;
  settings: SettingValues;
  /** `built` serves the client as it is deployed, `hot` from its sources. */
  client: "built" | "hot";
  report?: Report;
  /** A part does not stay up, so the product is of no use any more. */
  onGiveUp?: (sentence: string) => void;
};

export type Product = {
  url: string;
  /** Where the worker itself answers; the same as `url` unless the client is served hot. */
  workerUrl: string;
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** Where mail is kept that no service sends. */
  outbox: string;
  /** Whether the database was started with the product. */
  hasOwnDatabase: boolean;
};

/** `stop` ends all parts, the database last. It may be called at any time, also while they start, and again. */
export type ProductRun = { up: Promise<Product>; stop: () => Promise<void> };

/** Brings the whole product up on one data folder: database, migrations, client, worker. */
export function startProduct(options: ProductOptions): ProductRun {
  const end = cleanUp();
  return { up: bringUp(options, end.add), stop: end.run };
}

type AtEnd = (task: () => Promise<void> | void) => void;

async function bringUp(options: ProductOptions, atEnd: AtEnd): Promise<Product> {
  const { root, client, report = silentReport } = options;
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
    settings.DATABASE_URL = `http://127.0.0.1:${databasePort}`;
    database = keep("The database", "database", (onStart) =>
      startDatabaseServer({ folder: data.database, logFile, port: databasePort, onStart }),
    );
    await report.step("Starting the database", () => database!.ready);
  }
  const databaseUrl = settings.DATABASE_URL;
  const databaseAuthToken = options.settings["DATABASE_AUTH_TOKEN"];
  await report.step("Bringing the database up to date", () =>
    applyMigrations({
      url: databaseUrl,
      authToken: databaseAuthToken,
      folder: join(root, "migrations"),
    }),
  );

  if (client === "built" && !isClientBuilt(root)) {
    const onStart = (process: ManagedProcess) => {
      ownership.note(process.pid);
      atEnd(process.stop);
    };
    const logFile = freshLog(data, "client");
    await report.step("Building the client", () => buildClient({ root, logFile, onStart }));
  }
  mkdirSync(join(root, "dist/client"), { recursive: true });

  const workerPort = client === "hot" ? await freePort() : port;
  const worker = keep("The server", "server", (onStart) =>
    startWorkerServer({
      root,
      port: workerPort,
      settings,
      settingsFile: data.settingsFile,
      folder: data.wrangler,
      logFile: data.logFile("server"),
      onLine: (line) => {
        const readable = readableLogLine(line);
        if (readable !== null) report.say(readable);
      },
      onStart,
    }),
  );
  await report.step("Starting the server", () => worker.ready);
  const workerUrl = worker.current().url;

  if (client === "hot") {
    const logFile = data.logFile("client");
    const vite = keep("The client's server", "client", (onStart) =>
      startViteServer({ root, port, workerUrl, logFile, onStart }),
    );
    await report.step("Starting the client's server", () => vite.ready);
  }
  publish(data, atEnd, () => ({
    url,
    databaseUrl,
    pids: { server: worker.current().servingPid(), database: database?.current().pid ?? null },
  }));
  const hasOwnDatabase = database !== null;
  return { url, workerUrl, databaseUrl, databaseAuthToken, outbox: data.outbox, hasOwnDatabase };
}

type Part = "server" | "database" | "client";

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
    if (text !== written) writeWhole(data.runFile, text);
    written = text;
  };
  write();
  const watch = setInterval(write, 1_000).unref();
  atEnd(() => clearInterval(watch));
}

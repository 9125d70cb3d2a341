import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { CliError, shortReason } from "./cli-error.ts";
import { acquireLock, endProcessesOf, isLocked, killProcessesOf } from "./data-lock.ts";
import type { SettingValues } from "./settings.ts";

/** All that one copy of the product keeps. */
export type DataFolder = {
  path: string;
  /** libSQL's own folder. */
  database: string;
  /** The public key by which the libSQL server checks tokens. */
  databaseKey: string;
  /** The built client and server that are being served. */
  served: string;
  /** wrangler's configuration and state, for `npm run dev`. */
  wrangler: string;
  /** The worker's settings, with mode 0600. */
  settingsFile: string;
  /** Mails that were not sent, because no mail service is set up. */
  outbox: string;
  /** Where the product is, for other programs; exists while it is up. */
  runFile: string;
  logFile: (part: "server" | "database") => string;
};

export type RunFile = {
  url: string;
  databaseUrl: string;
  databaseAuthToken: string | null;
  /** `server` serves the requests; `database` is null where the database runs elsewhere. */
  pids: { server: number; database: number | null };
};

/** Creates the folder where it is missing. */
export function openDataFolder(path: string): DataFolder {
  const folder = resolve(path);
  const inFolder = (name: string) => join(folder, name);
  try {
    makeFolder(inFolder("log"));
    const probe = inFolder(`.writable-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw new CliError(
      `The data folder ${folder} cannot be written (${shortReason(error)}); name another one with --data.`,
    );
  }
  return {
    path: folder,
    database: inFolder("db"),
    databaseKey: inFolder("database-key.pem"),
    served: inFolder("app"),
    wrangler: inFolder("wrangler"),
    settingsFile: inFolder("settings.json"),
    outbox: inFolder("outbox"),
    runFile: inFolder("run.json"),
    logFile: (part) => inFolder(`log/${part}.log`),
  };
}

/** Step by step, with mode 0700: Node's own `recursive` hangs in places such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Makes this process the only one that runs the product on the folder, and ends what a killed one has left behind.
 * @returns `release` ends all that was started for the folder
 */
export async function lockDataFolder(
  data: DataFolder,
): Promise<{ endedLeftovers: boolean; release: () => Promise<void> }> {
  const unlock = await acquireLock(data.path);
  if (unlock === null) {
    const run = readRunFile(data);
    throw new CliError(
      run === null
        ? `Fundbook is just being started on ${data.path}.`
        : `Fundbook is already running on ${data.path}, at ${run.url}.`,
    );
  }
  const killAll = () => killProcessesOf(data.path);
  process.on("exit", killAll);
  const endedLeftovers = await endProcessesOf(data.path);
  rmSync(data.runFile, { force: true });
  return {
    endedLeftovers,
    async release() {
      killAll();
      process.off("exit", killAll);
      rmSync(data.runFile, { force: true });
      await unlock();
    },
  };
}

/** The product that runs on the folder, or null. */
export const runningOn = async (data: DataFolder): Promise<RunFile | null> =>
  (await isLocked(data.path)) ? readRunFile(data) : null;

/** @throws CliError where the product does not run on the folder */
export async function requireRunning(
  folder: string,
): Promise<{ run: RunFile; settings: SettingValues }> {
  const data = openDataFolder(folder);
  const run = await runningOn(data);
  if (run === null) {
    throw new CliError(
      "Start the product first: npm start. Where it was given a --data folder, give it here too.",
    );
  }
  const settings = JSON.parse(readFileSync(data.settingsFile, "utf8")) as SettingValues;
  return { run, settings };
}

const readRunFile = ({ runFile }: DataFolder): RunFile | null =>
  existsSync(runFile) ? (JSON.parse(readFileSync(runFile, "utf8")) as RunFile) : null;

/** Replaces a file atomically: readers see the old content or the new one. */
export function writeAtomically(file: string, content: string, mode = 0o644): void {
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, content, { mode, flag: "wx" });
  renameSync(`${file}.new`, file);
}

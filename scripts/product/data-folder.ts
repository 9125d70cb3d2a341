import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { PlainFailure, shortReason } from "./plain-failure.ts";
import type { SettingValues } from "./settings.ts";

/** Everything that one copy of the product keeps is in here. */
export type DataFolder = {
  path: string;
  /** libSQL's own folder. */
  database: string;
  /** The public key by which libSQL's server checks its token. */
  databaseKey: string;
  /** The built client and server that are served. */
  app: string;
  /** wrangler's own folder, for `npm run dev`. */
  wrangler: string;
  /** The settings as the worker gets them, for its owner's eyes only. */
  settingsFile: string;
  /** Mail that was not sent, because no service for it is set up. */
  outbox: string;
  /** Who runs the product on this folder, and the processes that it has started. */
  ownerFile: string;
  /** Where the product is, for other programs; there as long as it is up. */
  runFile: string;
  logFile: (part: "server" | "database" | "client" | "hourly") => string;
};

export type RunFile = {
  url: string;
  databaseUrl: string;
  databaseAuthToken: string | null;
  /** `server` serves the requests; `database` is null where the database is not this machine's. */
  pids: { server: number; database: number | null };
};

/** Makes the folder where it is missing; one sentence where it cannot be written. */
export function openDataFolder(path: string): DataFolder {
  const folder = resolve(path);
  const inFolder = (name: string) => join(folder, name);
  try {
    makeFolder(inFolder("log"));
    const probe = inFolder(`.writable-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw new PlainFailure(
      `The data folder ${folder} cannot be written (${shortReason(error)}); name another one with --data.`,
    );
  }
  return {
    path: folder,
    database: inFolder("db"),
    databaseKey: inFolder("database-key.pem"),
    app: inFolder("app"),
    wrangler: inFolder("wrangler"),
    settingsFile: inFolder("settings.json"),
    outbox: inFolder("outbox"),
    ownerFile: inFolder("owner.json"),
    runFile: inFolder("run.json"),
    logFile: (part) => inFolder(`log/${part}.log`),
  };
}

/** For its owner's eyes only. Step by step: Node's own `recursive` never comes back from a place such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

export function readRunFile({ runFile }: Pick<DataFolder, "runFile">): RunFile | null {
  return existsSync(runFile) ? (JSON.parse(readFileSync(runFile, "utf8")) as RunFile) : null;
}

/** The settings of the copy that runs on the folder, as its worker has them. */
export function readSettingsFile({
  settingsFile,
}: Pick<DataFolder, "settingsFile">): SettingValues {
  return JSON.parse(readFileSync(settingsFile, "utf8")) as SettingValues;
}

/** Readers see the old file or the new one, never a half. */
export function writeWhole(file: string, content: string, mode = 0o644): void {
  // A file that is there already, such as a killed run's, would keep its own mode.
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, content, { mode, flag: "wx" });
  renameSync(`${file}.new`, file);
}

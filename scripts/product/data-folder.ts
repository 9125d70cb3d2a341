import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { PlainFailure, shortReason } from "./plain-failure.ts";

/** Everything that one copy of the product keeps is in here. */
export type DataFolder = {
  path: string;
  /** libSQL's own folder. */
  database: string;
  /** wrangler's own folder. */
  wrangler: string;
  /** The settings as the worker gets them; readable by its owner alone. */
  settingsFile: string;
  /** Mail that was not sent, because no service for it is set up. */
  outbox: string;
  /** Who runs the product on this folder, and the processes that it has started. */
  ownerFile: string;
  /** Where the product is, for other programs; there as long as it is up. */
  runFile: string;
  logFile: (part: "server" | "database" | "client") => string;
};

export type RunFile = {
  url: string;
  databaseUrl: string;
  /** `server` serves the requests; `database` is null where the database is not this machine's. */
  pids: { server: number; database: number | null };
};

/** Makes the folder where it is missing; one sentence where it cannot be written. */
export function openDataFolder(path: string): DataFolder {
  const folder = resolve(path);
  const inFolder = (name: string) => join(folder, name);
  try {
    for (const name of ["log", "wrangler"]) makeFolder(inFolder(name));
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
    wrangler: inFolder("wrangler"),
    settingsFile: inFolder("wrangler/settings.env"),
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

/** Readers see the old file or the new one, never a half. */
export function writeWhole(file: string, content: string, mode = 0o644): void {
  // A file that is there already, such as a killed run's, would keep its own mode.
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, content, { mode, flag: "wx" });
  renameSync(`${file}.new`, file);
}

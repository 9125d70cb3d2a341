import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { writeAtomically } from "./build/write-atomically.ts";
import { CliError, shortReason } from "./cli-error.ts";
import { installation } from "./installation.ts";
import { ownNetwork } from "./platform.ts";
import { answers } from "./servers/health-check.ts";
import { isFolderLocked, lockFolder, type FolderLock } from "./servers/folder-lock.ts";
import { times } from "./times.ts";
import type { SettingValues } from "./check-settings.ts";

/** Something else uses the folder, so all is well. */
export class InUseError extends CliError {}

export type DataFolder = ReturnType<typeof openDataFolder>;

export type RunFile = {
  url: string;
  settings: SettingValues;
  /** Where its addresses can be reached (platform.ts). */
  network: string;
  /** The process of `wrangler dev`, where that serves the product. */
  wrangler?: number;
};

export function openDataFolder(path: string) {
  try {
    makeFolder(resolve(path, "log"));
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new CliError(
      `The data folder ${resolve(path)} cannot be written (${shortReason(error)}); ${installation.advice.otherFolder}.`,
    );
  }
  const folder = realpathSync(path);
  return {
    path: folder,
    database: join(folder, "db"),
    databaseKey: join(folder, "database-key.pem"),
    secretsKey: join(folder, "secrets-key"),
    pushKey: join(folder, "push-key"),
    outbox: join(folder, "outbox"),
    backups: backupsFolder(folder),
    runFile: runFileIn(folder),
    logFile: (part: "server" | "database") => join(folder, `log/${part}.log`),
  };
}

/** Not with Node's own `recursive`, which hangs in places such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Makes this process the only one that runs the product on the folder. */
export async function lockDataFolder(data: DataFolder): Promise<FolderLock> {
  for (const place of [
    data.database,
    data.databaseKey,
    data.secretsKey,
    data.pushKey,
    data.outbox,
    data.backups,
  ]) {
    requireOwn(place);
  }
  const lock = (await lockFolder(data.path, times.lock)) ?? (await lockAfterKill(data));
  if (lock === null) {
    const url = readRunFile(data.path)?.url;
    throw new InUseError(
      url === undefined
        ? `Another command of Fundbook is running on ${data.path}; try again when it has ended.`
        : `Fundbook is already running on ${data.path}, at ${url}.`,
    );
  }
  try {
    rmSync(data.runFile, { force: true });
    requireSpace(data);
  } catch (error) {
    await lock.release();
    throw error;
  }
  return {
    ...lock,
    release() {
      rmSync(data.runFile, { force: true });
      return lock.release();
    },
  };
}

/** The product that last ran there may have been killed, and its database not have ended yet. */
async function lockAfterKill({ path }: DataFolder): Promise<FolderLock | null> {
  const last = readRunFile(path);
  if (last === null || (await answers(last.url, times.hang.answer))) return null;
  return lockFolder(path, times.lockOfKilled);
}

function requireOwn(place: string): void {
  if (!existsSync(place)) return;
  try {
    accessSync(place, constants.W_OK);
  } catch {
    throw new CliError(`${place} belongs to another user, who has run Fundbook on it.`);
  }
}

/** Bytes that a start writes at the least. */
const neededSpace = 1_048_576;

/** @throws CliError where the disk is full: what is started then ends with messages of its own */
function requireSpace({ path }: DataFolder): void {
  const file = join(path, "space-check");
  try {
    writeFileSync(file, new Uint8Array(neededSpace), { mode: 0o600 });
  } catch (error) {
    const reason = shortReason(error);
    throw new CliError(
      ["ENOSPC", "EDQUOT"].includes(reason)
        ? `The disk of the data folder ${path} is full (${reason}). Make room and start again; nothing that was saved is lost.`
        : `The data folder ${path} cannot be written (${reason}).`,
    );
  } finally {
    rmSync(file, { force: true });
  }
}

/** The product that runs on the folder; null where none does, or it is only being started. */
export async function findRunning(folder: string): Promise<RunFile | null> {
  const run = (await isFolderLocked(folder)) ? readRunFile(folder) : null;
  if (run === null || run.network === ownNetwork()) return run;
  throw new CliError(
    `Fundbook runs in another container on ${folder}: run this command in that one, by exec.`,
  );
}

export async function requireRunning(folder: string): Promise<RunFile> {
  const run = await findRunning(folder);
  if (run !== null) return run;
  throw new CliError(installation.advice.notRunning(folder));
}

export function writeRunFile(data: DataFolder, facts: Omit<RunFile, "network">): void {
  const run: RunFile = { ...facts, network: ownNetwork() };
  writeAtomically(data.runFile, `${JSON.stringify(run)}\n`, 0o600);
}

export const backupsFolder = (dataFolder: string): string => join(dataFolder, "backups");
const runFileIn = (dataFolder: string): string => join(dataFolder, "run.json");

const readRunFile = (folder: string): RunFile | null =>
  existsSync(runFileIn(folder))
    ? (JSON.parse(readFileSync(runFileIn(folder), "utf8")) as RunFile)
    : null;

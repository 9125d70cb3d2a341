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
import { CliError, shortReason } from "./cli-error.ts";
import { acquireLock, isLocked } from "./servers/process-lock.ts";
import type { SettingValues } from "./check-settings.ts";

export type DataFolder = ReturnType<typeof openDataFolder>;

export type RunFile = {
  url: string;
  settings: SettingValues;
  /** The process of `wrangler dev`, where that serves the product. */
  wrangler?: number;
};

export function openDataFolder(path: string) {
  try {
    makeFolder(resolve(path, "log"));
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new CliError(
      `The data folder ${resolve(path)} cannot be written (${shortReason(error)}); name another one with --data.`,
    );
  }
  const folder = realpathSync(path);
  return {
    path: folder,
    database: join(folder, "db"),
    databaseKey: join(folder, "database-key.pem"),
    runFile: join(folder, "run.json"),
    logFile: (part: "server" | "database") => join(folder, `log/${part}.log`),
  };
}

/** Not with Node's own `recursive`, which hangs in places such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Makes this process the only one that runs the product on the folder. @returns the function that gives it up */
export async function lockDataFolder(data: DataFolder): Promise<() => Promise<void>> {
  const unlock = await acquireLock(data.path);
  if (unlock === null) {
    const url = readRunFile(data)?.url;
    throw new CliError(
      url === undefined
        ? `Fundbook is just being started on ${data.path}.`
        : `Fundbook is already running on ${data.path}, at ${url}.`,
    );
  }
  try {
    rmSync(data.runFile, { force: true });
    requireSpace(data);
  } catch (error) {
    await unlock();
    throw error;
  }
  return () => {
    rmSync(data.runFile, { force: true });
    return unlock();
  };
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

export const findRunning = async (data: DataFolder): Promise<RunFile | null> =>
  (await isLocked(data.path)) ? readRunFile(data) : null;

export async function requireRunning(folder: string): Promise<RunFile> {
  const run = await findRunning(openDataFolder(folder));
  if (run !== null) return run;
  throw new CliError(
    "Start the product first: npm start. If you started it with --data, name the same folder here.",
  );
}

const readRunFile = ({ runFile }: DataFolder): RunFile | null =>
  existsSync(runFile) ? (JSON.parse(readFileSync(runFile, "utf8")) as RunFile) : null;

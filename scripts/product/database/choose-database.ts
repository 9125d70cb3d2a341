import { existsSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { SettingValues } from "../check-settings.ts";
import { atEnd } from "../command.ts";
import { findRunning, lockDataFolder, openDataFolder } from "../data-folder.ts";
import { installation } from "../installation.ts";
import { runningOnSameDatabase } from "../job-settings.ts";
import { localDatabase } from "../servers/database-server.ts";
import { newLogFile } from "../servers/part-log.ts";
import { startServer } from "../servers/process.ts";
import { readSettings } from "../settings.ts";
import { databaseOf, type DatabaseAddress } from "./database-client.ts";

/** The database that a command works on, by `chooseSettings`. */
export const chooseDatabase = async (folder: string | undefined): Promise<DatabaseAddress> =>
  databaseOf(await chooseSettings(folder));

/**
 * The settings with the database that a command works on: that of the named data folder, else that of the settings, else
 * that of the default data folder. If the product does not run on the folder, the command runs its database until it ends.
 * If the command fails, it removes what it created of the folder.
 */
export async function chooseSettings(folder: string | undefined): Promise<SettingValues> {
  const settings = readSettings();
  if (folder === undefined && settings["DATABASE_URL"] !== undefined) {
    return { ...settings, ...(await runningOnSameDatabase(settings)) };
  }
  const path = resolve(folder ?? installation.dataFolder);
  const running = await findRunning(path);
  if (running !== null) return { ...settings, ...running.settings };
  const { url, authToken } = await runDatabase(path);
  return { ...settings, DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken };
}

async function runDatabase(path: string) {
  const parts = ["log", "db", "database-key.pem"].map((name) => join(path, name));
  const created = [firstMissing(path), ...parts].filter((place) => !existsSync(place));
  const data = openDataFolder(path);
  const { descriptor, release } = await lockDataFolder(data);
  atEnd(release);
  atEnd(() => {
    if (process.exitCode === 0) return;
    for (const place of created) rmSync(place, { recursive: true, force: true });
  });
  const log = newLogFile(data.logFile("database"));
  const database = await localDatabase(data, log, descriptor);
  const starting = startServer({ ...database, say: (line) => console.error(line) });
  atEnd(async () => {
    const [server] = await Promise.allSettled([starting]);
    if (server.status === "fulfilled") await server.value.stop();
  });
  await starting;
  return database;
}

const firstMissing = (path: string): string =>
  existsSync(dirname(path)) ? path : firstMissing(dirname(path));

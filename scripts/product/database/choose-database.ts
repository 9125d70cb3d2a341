import { existsSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { atEnd } from "../command.ts";
import { databaseOf, type DatabaseAddress } from "./database-client.ts";
import { localDatabase } from "../servers/database-server.ts";
import { lockDataFolder, openDataFolder, findRunning } from "../data-folder.ts";
import { startServer } from "../servers/process.ts";
import { defaultDataFolder } from "../root.ts";
import { readSettings } from "../settings.ts";

/**
 * The database that a command works on: that of the named data folder, else that of the settings, else that of the
 * default data folder. If the product does not run on the folder, the command runs its database until it ends. If the
 * command fails, it removes what it created of the folder.
 */
export async function chooseDatabase(folder: string | undefined): Promise<DatabaseAddress> {
  const settings = readSettings();
  if (folder === undefined && settings["DATABASE_URL"] !== undefined) return databaseOf(settings);
  const path = resolve(folder ?? defaultDataFolder);
  const parts = ["log", "db", "database-key.pem"].map((name) => join(path, name));
  const created = [firstMissing(path), ...parts].filter((place) => !existsSync(place));
  const data = openDataFolder(path);
  const run = await findRunning(data);
  if (run) return databaseOf(run.settings);
  atEnd(await lockDataFolder(data));
  atEnd(() => {
    if (process.exitCode === 0) return;
    for (const place of created) rmSync(place, { recursive: true, force: true });
  });
  const database = await localDatabase(data);
  const starting = startServer(database);
  atEnd(async () => {
    const [server] = await Promise.allSettled([starting]);
    if (server.status === "fulfilled") await server.value.stop();
  });
  await starting;
  return database;
}

const firstMissing = (path: string): string =>
  existsSync(dirname(path)) ? path : firstMissing(dirname(path));

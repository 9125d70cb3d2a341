import { existsSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import getPort from "get-port";
import { atEnd } from "./command.ts";
import { createDatabaseAuth, type DatabaseAddress } from "./database-auth.ts";
import { databaseServer } from "./database-server.ts";
import { lockDataFolder, openDataFolder, runningOn } from "./data-folder.ts";
import { startServer } from "./process.ts";
import { readSettings } from "./settings.ts";

/**
 * The database that a command works on: that of the named data folder, else that of the settings, else that of the
 * usual data folder. Where the product does not run on the folder, the command runs its database until it ends, and
 * removes what it created of the folder if it fails.
 */
export async function chooseDatabase(
  root: string,
  folder: string | undefined,
): Promise<DatabaseAddress> {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = readSettings(root, process.env);
  if (folder === undefined && url !== undefined) return { url, authToken };
  const path = resolve(folder ?? join(root, ".data"));
  const created = [
    firstMissing(path),
    ...["log", "db", "database-key.pem"].map((name) => join(path, name)),
  ].filter((place) => !existsSync(place));
  const data = openDataFolder(path);
  const running = await runningOn(data);
  if (running) {
    return { url: running.databaseUrl, authToken: running.databaseAuthToken ?? undefined };
  }
  const { release } = await lockDataFolder(data);
  atEnd(release);
  const auth = await createDatabaseAuth(data.databaseKey);
  const options = databaseServer({
    dataFolder: data.path,
    folder: data.database,
    port: await getPort(),
    logFile: data.logFile("database"),
    flags: auth.flags,
  });
  const server = await startServer(options);
  atEnd(() => {
    if (process.exitCode === 0) return;
    for (const place of created) rmSync(place, { recursive: true, force: true });
  });
  atEnd(server.stop);
  return { url: options.url, authToken: auth.authToken };
}

const firstMissing = (path: string): string =>
  existsSync(dirname(path)) ? path : firstMissing(dirname(path));

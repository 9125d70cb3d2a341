import { join } from "node:path";
import type { CleanUp } from "./clean-up.ts";
import type { DatabaseAddress } from "./database-address.ts";
import { openDataFolder, readRunFile } from "./data-folder.ts";
import { lockDatabase, startDatabaseServer } from "./database-server.ts";
import { isOwned, own } from "./ownership.ts";
import { readSettings } from "./settings.ts";

/**
 * The database that a command is for: the one of the data folder that a person names, else the one of the settings,
 * else the one of the usual data folder.
 * @param atEnd undoes what had to be started for it
 */
export async function chosenDatabase(
  root: string,
  folder: string | undefined,
  atEnd: CleanUp["add"],
): Promise<DatabaseAddress> {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = readSettings(root, process.env);
  if (folder === undefined && url !== undefined) return { url, authToken };
  return localDatabase(root, folder ?? join(root, ".data"), atEnd);
}

/** The database of the product that runs on the data folder; where none does, one for the moment. */
async function localDatabase(
  root: string,
  folder: string,
  atEnd: CleanUp["add"],
): Promise<DatabaseAddress> {
  const data = openDataFolder(folder);
  const running = isOwned(data) ? readRunFile(data) : null;
  if (running) {
    return { url: running.databaseUrl, authToken: running.databaseAuthToken ?? undefined };
  }
  const ownership = await own(data, root);
  atEnd(ownership.release);
  const { authToken, flags } = await lockDatabase(data.databaseKey);
  const { url } = await startDatabaseServer({
    folder: data.database,
    flags,
    logFile: data.logFile("database"),
    onStart: (process) => {
      ownership.note(process.pid);
      atEnd(process.stop);
    },
  });
  return { url, authToken };
}

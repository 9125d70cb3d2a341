import { type DataFolder } from "../data-folder.ts";
import { writeAtomically } from "../build/write-atomically.ts";
import { freePort } from "./free-port.ts";
import { setSideFilesAside } from "../database/side-files.ts";
import { makeDatabaseKey } from "../database/database-key.ts";
import type { ServerOptions } from "./process.ts";
import { sqldProgram } from "../platform.ts";

type DatabaseOptions = {
  folder: string;
  port: number;
  logFile: string;
  flags?: readonly string[];
};

export function databaseServer(options: DatabaseOptions): ServerOptions & { url: string } {
  const { folder, port, logFile, flags = [] } = options;
  const address = `127.0.0.1:${port}`;
  const ownFlags = ["--no-welcome", "--db-path", folder, "--http-listen-addr", address];
  return {
    name: "The database",
    command: sqldProgram(),
    args: [...ownFlags, "--shutdown-timeout", "3", ...flags],
    logFile,
    url: `http://${address}`,
    healthUrl: `http://${address}/health`,
    repair: () => setSideFilesAside(folder),
  };
}

/** The database of a data folder. Its token does not expire, because each start makes a new key. */
export async function localDatabase(data: DataFolder) {
  const key = makeDatabaseKey();
  writeAtomically(data.databaseKey, key.publicKey);
  const server = databaseServer({
    folder: data.database,
    port: await freePort(),
    logFile: data.logFile("database"),
    flags: ["--auth-jwt-key-file", data.databaseKey],
  });
  return { ...server, authToken: key.token("rw") };
}

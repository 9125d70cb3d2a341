import { writeWhole } from "./data-folder.ts";
import { makeDatabaseKey } from "./database-token.ts";
import { freePort } from "./free-port.ts";
import { answers, startProcess, waitUntilReady, type ManagedProcess } from "./managed-process.ts";
import { sqldProgram } from "./programs.ts";

export type DatabaseServer = ManagedProcess & { url: string; port: number };

type DatabaseOptions = {
  /** libSQL's own folder; made where it is missing. */
  folder: string;
  logFile: string;
  /** A free one by default. */
  port?: number;
  /** What else it is told, such as its part among several servers. */
  flags?: readonly string[];
  onStart?: (process: ManagedProcess) => void;
  /** A command that becomes the server, which follows as its arguments. */
  launcher?: readonly string[];
};

/**
 * Locks a libSQL server with a new key, so that only who has the token gets in.
 * @param keyFile where the server reads the public key
 * @returns the token, and the flags by which the server asks for it
 */
export async function lockDatabase(
  keyFile: string,
): Promise<{ authToken: string; flags: readonly string[] }> {
  const key = makeDatabaseKey();
  writeWhole(keyFile, key.publicKey);
  // The token needs no end: it ends with the server, which is given a new key at every start.
  return { authToken: await key.token("rw"), flags: ["--auth-jwt-key-file", keyFile] };
}

/** Starts the real libSQL server on a folder, on this machine's own address only, and waits until it answers. */
export async function startDatabaseServer(options: DatabaseOptions): Promise<DatabaseServer> {
  const { folder, logFile, port = await freePort(), flags = [], onStart, launcher = [] } = options;
  const name = "The libSQL server";
  const address = `127.0.0.1:${port}`;
  const program = sqldProgram();
  const [command = program, ...before] = [...launcher, program];
  const server = await startProcess({
    name,
    command,
    args: [
      ...before,
      "--no-welcome",
      "--db-path",
      folder,
      "--http-listen-addr",
      address,
      "--shutdown-timeout",
      "3",
      ...flags,
    ],
    logFile,
  });
  onStart?.(server);
  const url = `http://${address}`;
  await waitUntilReady(server, () => answers(`${url}/health`), { name, logFile, within: 30_000 });
  return { ...server, url, port };
}

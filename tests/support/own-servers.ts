import { join } from "node:path";
import { startBuiltWorker } from "../../scripts/product/built-worker.ts";
import { openDataFolder } from "../../scripts/product/data-folder.ts";
import { startDatabaseServer } from "../../scripts/product/database-server.ts";
import { freePort } from "../../scripts/product/free-port.ts";
import type { ManagedProcess } from "../../scripts/product/managed-process.ts";
import { own } from "../../scripts/product/ownership.ts";
import { buildServer, buildWorker, isServerBuilt } from "../../scripts/product/server-build.ts";
import type { SettingValues } from "../../scripts/product/settings.ts";
import { ownFolder } from "./own-product.ts";

const root = join(import.meta.dirname, "../..");

export type OwnWorker = ManagedProcess & { url: string };
export type OwnDatabase = {
  url: string;
  /** Of the process that runs now. */
  pid: () => number;
  stop: () => Promise<void>;
  startAgain: () => Promise<void>;
};
export type OwnServers = {
  /** Goes when they are stopped. */
  folder: string;
  /** Runs a libSQL server with flags that say its part among several. */
  database: (name: string, flags?: readonly string[]) => Promise<OwnDatabase>;
  /**
   * Runs the built worker on workerd itself. It needs `DATABASE_URL`; its scheme list comes from nowhere.
   * @param from another worker's folder, as `build` gives it
   */
  worker: (settings: SettingValues & { DATABASE_URL: string }, from?: string) => Promise<OwnWorker>;
  /** Where the product's built worker lies. */
  built: string;
  /** Builds another worker, and gives the folder that it lies in. */
  build: (name: string, script: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** The product's parts as a server runs them, each started by itself: no gateway, and nobody who restarts them. */
export async function ownServers(): Promise<OwnServers> {
  const { path, atEnd, stop } = ownFolder();
  const data = openDataFolder(path);
  const ownership = await own(data, root);
  atEnd(ownership.release);
  const onStart = (process: ManagedProcess) => {
    ownership.note(process.pid);
    atEnd(process.stop);
  };
  const build = async (name: string, script: string) => {
    const folder = join(path, name);
    await buildWorker({ root, logFile: data.logFile("server"), onStart }, folder, script);
    return folder;
  };
  try {
    if (!isServerBuilt(root)) await buildServer({ root, logFile: data.logFile("server"), onStart });
  } catch (error) {
    await stop();
    throw error;
  }
  const built = join(root, "dist/server");
  return {
    folder: path,
    built,
    async database(name, flags = []) {
      const port = await freePort();
      const [place, logFile] = [join(path, name), join(path, `log/${name}.log`)];
      const start = () => startDatabaseServer({ folder: place, logFile, port, flags, onStart });
      let server = await start();
      return {
        url: server.url,
        pid: () => server.pid,
        stop: () => server.stop(),
        async startAgain() {
          server = await start();
        },
      };
    },
    build,
    async worker(given, folder = built) {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const settings = { APP_URL: url, AMFI_NAV_URL: "http://127.0.0.1:9/", ...given };
      const logFile = data.logFile("server");
      return { ...(await startBuiltWorker({ folder, port, settings, logFile, onStart })), url };
    },
    stop,
  };
}

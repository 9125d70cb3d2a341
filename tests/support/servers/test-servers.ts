import { cpSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { ensureBuilt } from "../../../scripts/product/build/build.ts";
import { buildWorker } from "../../../scripts/product/build/make-build.ts";
import { lockDataFolder, openDataFolder } from "../../../scripts/product/data-folder.ts";
import { logFile } from "../../../scripts/product/servers/part-log.ts";
import { databaseServer } from "../../../scripts/product/servers/database-server.ts";
import {
  startServer,
  type RunningProcess,
  type ServerOptions,
} from "../../../scripts/product/servers/process.ts";
import type { SettingValues } from "../../../scripts/product/check-settings.ts";
import { workerServer } from "../../../scripts/product/servers/worker-server.ts";
import { createTestFolder, noHistorySource } from "./test-product.ts";

const root = join(import.meta.dirname, "../../..");

export type TestWorker = RunningProcess & { url: string };
export type TestDatabase = {
  url: string;
  /** Of the current process. */
  pid: () => number;
  stop: () => Promise<void>;
  startAgain: () => Promise<void>;
};
export type TestServers = {
  /** Is removed when they are stopped. */
  folder: string;
  /** Starts a libSQL server, with flags for its role among several. */
  database: (name: string, flags?: readonly string[]) => Promise<TestDatabase>;
  /**
   * Starts the built worker on workerd. Its scheme source does not answer.
   * @param from another worker's folder, as returned by `build`
   */
  worker: (
    settings: SettingValues & { DATABASE_URL: string },
    from?: string,
  ) => Promise<TestWorker>;
  /** The folder of the product's built worker. */
  built: string;
  /** Builds another worker and returns its folder. */
  build: (name: string, script: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts the product's parts one by one, without gateway and supervision. */
export async function startTestServers(): Promise<TestServers> {
  const { path, atEnd, stop } = createTestFolder();
  const data = openDataFolder(path);
  atEnd((await lockDataFolder(data)).release);
  const run = async (options: ServerOptions): Promise<RunningProcess> => {
    const server = await startServer(options);
    atEnd(server.stop);
    return server;
  };
  const built = join(root, "dist/server");
  const build = async (name: string, script: string) => {
    const folder = join(path, name);
    // With the modules that workerd.capnp names.
    cpSync(built, folder, { recursive: true });
    await buildWorker(folder, script);
    return folder;
  };
  try {
    await ensureBuilt();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    folder: path,
    built,
    async database(name, flags = []) {
      const port = await freePort();
      const [folder, log] = [join(path, name), logFile(join(path, `log/${name}.log`))];
      const options = databaseServer({ folder, port, log, flags });
      let server = await run(options);
      return {
        url: options.url,
        pid: () => server.pid,
        stop: () => server.stop(),
        async startAgain() {
          server = await run(options);
        },
      };
    },
    build,
    async worker(given, folder = built) {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const settings = {
        APP_URL: url,
        AMFI_NAV_URL: "http://127.0.0.1:9/",
        ...noHistorySource,
        ...given,
      };
      const log = logFile(data.logFile("server"));
      const lockPort = await freePort();
      const options = workerServer({ config: "server", folder, port, lockPort, settings, log });
      return { ...(await run(options)), url };
    },
    stop,
  };
}

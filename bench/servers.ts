import { join } from "node:path";
import { startBuiltWorker } from "../scripts/product/built-worker.ts";
import { openDataFolder } from "../scripts/product/data-folder.ts";
import { startDatabaseServer, type DatabaseServer } from "../scripts/product/database-server.ts";
import { freePort } from "../scripts/product/free-port.ts";
import type { ManagedProcess } from "../scripts/product/managed-process.ts";
import { applyMigrations } from "../scripts/product/migrations.ts";
import { own } from "../scripts/product/ownership.ts";
import { buildServer } from "../scripts/product/server-build.ts";
import { ownFolder } from "../tests/support/own-product.ts";

const root = join(import.meta.dirname, "..");

export type Worker = ManagedProcess & { url: string };
export type Servers = {
  /** A libSQL server on an empty database of the newest schema. */
  database: () => Promise<DatabaseServer & { folder: string }>;
  /** The product's worker on workerd itself. */
  worker: (databaseUrl: string) => Promise<Worker>;
  /** A worker that is nothing but a floor for the product's. */
  bareWorker: (databaseUrl: string) => Promise<Worker>;
  /** Where the product's built worker lies. */
  built: string;
  stop: () => Promise<void>;
};

/** The parts of an installation, each started by itself as on a server: nothing between them and who measures. */
export async function servers(): Promise<Servers> {
  const { path, atEnd, stop } = ownFolder();
  const data = openDataFolder(path);
  const ownership = await own(data, root);
  atEnd(ownership.release);
  const onStart = (process: ManagedProcess) => {
    ownership.note(process.pid);
    atEnd(process.stop);
  };
  const logFile = data.logFile("server");
  const build = async (name: string, script?: string) => {
    const folder = join(path, name);
    await buildServer({ root, folder, logFile, onStart, ...(script && { script }) });
    return folder;
  };
  const start = async (folder: string, databaseUrl: string): Promise<Worker> => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const settings = {
      APP_URL: url,
      DATABASE_URL: databaseUrl,
      AMFI_NAV_URL: "http://127.0.0.1:9/",
      RATE_LIMITS: "off",
      TOKEN_SYNC_PATH: "/sync",
    };
    return { ...(await startBuiltWorker({ folder, port, settings, logFile, onStart })), url };
  };
  try {
    const built = await build("product");
    const bare = await build("bare", join(root, "bench/bare-worker/index.ts"));
    let databases = 0;
    return {
      async database() {
        databases += 1;
        const folder = join(path, `database-${databases}`);
        const server = await startDatabaseServer({ folder, logFile, onStart });
        const migrations = join(root, "migrations");
        await applyMigrations({ url: server.url, authToken: undefined, folder: migrations });
        return { ...server, folder };
      },
      worker: (databaseUrl) => start(built, databaseUrl),
      bareWorker: (databaseUrl) => start(bare, databaseUrl),
      built,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { join } from "node:path";
import { applyMigrations } from "../scripts/product/migrations.ts";
import {
  startTestServers,
  type TestDatabase,
  type TestWorker,
} from "../tests/support/test-servers.ts";

const root = join(import.meta.dirname, "..");

export type Servers = {
  /** A libSQL server on an empty database of the newest schema. */
  database: () => Promise<TestDatabase>;
  /** The product's worker on workerd itself. */
  worker: (databaseUrl: string) => Promise<TestWorker>;
  /** A worker that is nothing but a floor for the product's. */
  bareWorker: (databaseUrl: string) => Promise<TestWorker>;
  /** Where the product's built worker lies. */
  built: string;
  stop: () => Promise<void>;
};

/** An installation's parts as a server runs them: nothing stands between them and who measures. */
export async function servers(): Promise<Servers> {
  const { build, built, database, stop, worker } = await startTestServers();
  const settings = (databaseUrl: string) => ({
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: "off",
    TOKEN_SYNC_PATH: "/sync",
  });
  let databases = 0;
  return {
    async database() {
      databases += 1;
      const server = await database(`database-${databases}`);
      await applyMigrations({ url: server.url, authToken: undefined });
      return server;
    },
    worker: (url) => worker(settings(url)),
    bareWorker: async (url) =>
      worker(settings(url), await build("bare", join(root, "bench/bare-worker/index.ts"))),
    built,
    stop,
  };
}

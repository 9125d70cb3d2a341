import { join } from "node:path";
import { root } from "../../scripts/product/root.ts";
import { applyMigrations } from "../../scripts/product/database/migrations.ts";
import {
  startTestServers,
  type TestDatabase,
  type TestWorker,
} from "../../tests/support/servers/test-servers.ts";

export type Servers = {
  /** A libSQL server with an empty database of the newest schema. */
  database: () => Promise<TestDatabase>;
  /** The product's worker on workerd. */
  worker: (databaseUrl: string) => Promise<TestWorker>;
  /** The worker that is the baseline of the product's. */
  bareWorker: (databaseUrl: string) => Promise<TestWorker>;
  /** The folder of the built worker. */
  built: string;
  stop: () => Promise<void>;
};

/** The worker and the database of an installation, without a proxy in front of them. */
export async function startServers(more: Readonly<Record<string, string>> = {}): Promise<Servers> {
  const { build, built, database, stop, worker } = await startTestServers();
  const settings = (databaseUrl: string) => ({
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: "off",
    TOKEN_SYNC_PATH: "/sync",
    ...more,
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

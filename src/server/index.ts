import { createApp } from "./app.ts";
import type { ServiceContext } from "./context.ts";
import { openDatabase } from "./db/client.ts";
import { parseSettings, type Bindings } from "./env.ts";
import { requestLog, type RequestLog } from "./log.ts";
import { amfiNavAll } from "./scheme-sources/amfi-nav-all.ts";
import { getList } from "./scheme-sources/get-list.ts";
import { syncList } from "./services/nav/sync-list.ts";

/** People wait for requests: a database that does not answer in 4 s is as good as down. */
const requestTimeout = 4_000;
/** Nobody waits for the cron, and a whole list takes longer to write. */
const cronTimeout = 30_000;

const servicesWithin =
  (timeout: number) =>
  (bindings: Bindings, { requestId, log }: RequestLog): ServiceContext => {
    const settings = parseSettings(bindings);
    const { databaseUrl: url, databaseAuthToken: authToken } = settings;
    const db = openDatabase({ url, authToken, timeout });
    return { settings, db, clock: () => new Date(), requestId, log };
  };

const app = createApp(servicesWithin(requestTimeout));

export default {
  fetch: app.fetch,

  async scheduled(_event: unknown, bindings: Bindings): Promise<void> {
    const services = servicesWithin(cronTimeout)(bindings, requestLog());
    const { kind, url } = services.settings.schemeSource;
    await syncList(services, kind === "getlist" ? getList(url) : amfiNavAll(url));
  },
};

import { createApp } from "./app.ts";
import type { ServiceContext } from "./context.ts";
import { openDatabase } from "./db/client.ts";
import { settingsOf, type Bindings } from "./env.ts";
import { failureOf, reportFailure } from "./failure.ts";
import { requestLog, type RequestLog } from "./log.ts";
import { noMailer } from "./mail/mailer.ts";
import { resendMailer } from "./mail/resend-mailer.ts";
import { amfiNavAll } from "./scheme-sources/amfi-nav-all.ts";
import { getList } from "./scheme-sources/get-list.ts";
import { forgetEnded } from "./services/auth/forget-ended.ts";
import { syncList } from "./services/nav/sync-list.ts";

/** People wait for requests: a database that does not answer in 4 s is as good as down. */
const requestTimeout = 4_000;
/** Nobody waits for the cron, and a whole list takes longer to write. */
const cronTimeout = 30_000;

const servicesWithin =
  (timeout: number) =>
  (bindings: Bindings, { requestId, log }: RequestLog): ServiceContext => {
    const settings = settingsOf(bindings);
    const {
      databaseUrl: url,
      databaseAuthToken: authToken,
      databaseIsReplica: isReplica,
    } = settings;
    const db = openDatabase({ url, authToken, isReplica, timeout });
    const mailer = settings.mail === null ? noMailer : resendMailer(settings.mail);
    return { settings, db, clock: () => new Date(), mailer, requestId, log };
  };

const app = createApp(servicesWithin(requestTimeout));

export default {
  fetch: app.fetch,

  async scheduled(_event: unknown, bindings: Bindings): Promise<void> {
    const run = requestLog();
    try {
      const services = servicesWithin(cronTimeout)(bindings, run);
      const { kind, url } = services.settings.schemeSource;
      await forgetEnded(services);
      await syncList(services, kind === "getlist" ? getList(url) : amfiNavAll(url));
    } catch (error) {
      const failure = failureOf(error);
      reportFailure(run.log, failure, { path: "cron" });
      // The runtime prints what leaves here, and a driver's message holds SQL.
      // oxlint-disable-next-line eslint/preserve-caught-error
      throw new Error(failure.message);
    }
  },
};

import { createServices } from "./services.ts";
import type { Bindings } from "./platform/env.ts";
import { failureOf, reportFailure } from "./platform/failure.ts";
import { requestLog, type RequestLog } from "./platform/log/log.ts";
import { amfiNavAll } from "./schemes/sources/amfi-nav-all.ts";
import { getList } from "./schemes/sources/get-list.ts";
import { deleteExpired } from "./auth/delete-expired.ts";
import { deleteExpiredLinks } from "./google/delete-expired-links.ts";
import { deleteRetiredSyncKeys } from "./token-sync/rotate-key.ts";
import { syncList } from "./schemes/sync-list.ts";

/** Nobody waits for the cron, and a whole list takes longer to write. */
const cronTimeout = 30_000;

/**
 * What the product does every hour: forgets what time has ended, and fetches the scheme list.
 * @param waitUntil has the runtime wait for what is still to be done
 * @throws Error whose message may be shown to anybody
 */
export async function runHourly(
  bindings: Bindings,
  waitUntil: (work: Promise<unknown>) => void = () => {},
  run: RequestLog = requestLog(null),
): Promise<void> {
  try {
    const services = createServices(bindings, run, { timeout: cronTimeout, waitUntil });
    const { kind, url } = services.settings.schemeSource;
    await deleteExpired(services);
    await deleteExpiredLinks(services);
    await deleteRetiredSyncKeys(services);
    await syncList(services, kind === "getlist" ? getList(url) : amfiNavAll(url));
  } catch (error) {
    const failure = failureOf(error);
    reportFailure(run.log, failure, { path: "cron" });
    // The runtime prints what leaves here, and a driver's message holds SQL.
    // oxlint-disable-next-line eslint/preserve-caught-error
    throw new Error(failure.message);
  }
}

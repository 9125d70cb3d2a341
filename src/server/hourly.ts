import { indianDay } from "../shared/dates.ts";
import { getNavStatus } from "./nav/nav-status.ts";
import type { ListDate } from "./nav/require-current-list.ts";
import { createServices } from "./services.ts";
import type { Bindings } from "./platform/env.ts";
import { toFailure, logFailure } from "./platform/failure.ts";
import { requestLog, type RequestLog } from "./platform/log/log.ts";
import { schemeSources } from "./schemes/sources/registered.ts";
import { fillHistories } from "./history/fill-history.ts";
import { trackSchemes } from "./history/track-schemes.ts";
import { fillMissedDays } from "./history/missed-days.ts";
import { packNewest } from "./history/store-history.ts";
import { deleteExpired } from "./auth/delete-expired.ts";
import { deleteExpiredDemos } from "./demo/delete-expired-demos.ts";
import { deleteExpiredLinks } from "./openid/pending-link.ts";
import { deleteRetiredSyncKeys } from "./token-sync/rotate-key.ts";
import { deleteExpiredRemovals } from "./stored-removals/queries.ts";
import { syncList } from "./schemes/sync-list.ts";
import { recordInstalments } from "./sips/record-instalments.ts";

/** A write that takes longer holds up everybody else's, and hides for as long that the database has lost its lock. */
const limits = { timeout: 30_000, queryTimeout: 10_000 };

/**
 * Deletes expired rows, syncs the scheme list, fills the history of NAVs, records the SIP instalments that fell due,
 * and deletes demo accounts whose day is over.
 * @returns the date of the newest list, for `requireCurrentList`
 * @throws Error whose message is safe to print
 */
export async function runHourly(
  bindings: Bindings,
  waitUntil: (work: Promise<unknown>) => void = () => {},
  run: RequestLog = requestLog(null),
): Promise<ListDate> {
  try {
    const services = createServices(bindings, run, { ...limits, waitUntil });
    const { service, url } = services.settings.schemes;
    await deleteExpired(services);
    await deleteExpiredLinks(services);
    await deleteRetiredSyncKeys(services);
    await deleteExpiredRemovals(services.db, services.clock());
    await syncList(services, schemeSources[service](url));
    // A failure there must not hold up the instalments, nor demo accounts anything else.
    const [filling] = await Promise.allSettled([fillFromSources(services)]);
    await recordInstalments(services);
    await deleteExpiredDemos(services);
    if (filling.status === "rejected") throw filling.reason;
    const { asOf } = await getNavStatus(services);
    return { asOf, today: indianDay(services.clock()) };
  } catch (error) {
    const failure = toFailure(error);
    logFailure(run.log, failure, { path: "cron" });
    // The runtime prints this error, and a driver's message holds SQL.
    // oxlint-disable-next-line eslint/preserve-caught-error
    throw new Error(failure.message);
  }
}

async function fillFromSources(services: ReturnType<typeof createServices>): Promise<void> {
  await trackSchemes(services);
  await fillMissedDays(services);
  await fillHistories(services);
  await packNewest(services);
}

import { agreesWithClock } from "../shared/clock-jump.ts";
import { indianDay, type IsoDate } from "../shared/dates.ts";
import { getNavStatus } from "./schemes/nav-status.ts";
import type { ListDate } from "./schemes/require-current-list.ts";
import { deleteOldLetterRows } from "./letters/delete-old-rows.ts";
import { makeLettersDue } from "./letters/make-due.ts";
import { makePushesDue } from "./push/make-due.ts";
import { deleteOldPushTold } from "./push/queries.ts";
import { createServices } from "./services.ts";
import { runBatch } from "./platform/db/batch.ts";
import type { ServiceContext } from "./platform/context.ts";
import type { Bindings } from "./platform/env.ts";
import { lastJobClock, recordJobClock } from "./platform/job/queries.ts";
import { runParts, type TimedPart, type PartFailure } from "./platform/job/run-parts.ts";
import { OperatorError } from "./platform/log/operator-error.ts";
import { requestLog, type RequestLog } from "./platform/log/log.ts";
import { listSources } from "./schemes/sources/registered.ts";
import { fillHistories } from "./history/fill-history.ts";
import { forgetUnwantedSchemes, trackSchemes } from "./history/track-schemes.ts";
import { fillMissedDays } from "./history/missed-days.ts";
import { packNewest } from "./history/store-history.ts";
import { deleteExpired } from "./auth/delete-expired.ts";
import { mailDueWayBacks } from "./auth/addresses/mail-way-back.ts";
import { sendAllDueNotices } from "./auth/events/send-notices.ts";
import { advanceLosses } from "./auth/second-factor/advance-losses.ts";
import { newestUse } from "./auth/sessions/queries.ts";
import { deleteExpiredInbox } from "./inbox/procedures/delete-expired.ts";
import { findMissedMails } from "./inbox/procedures/find-mails.ts";
import { deleteExpiredDemos } from "./demo/procedures/delete-expired-demos.ts";
import { deleteExpiredLinks } from "./auth/openid/pending-link.ts";
import { deleteExpiredUse } from "./auth/passkeys/delete-expired.ts";
import { deleteRetiredSyncKeys } from "./auth/sync-token/procedures/rotate-key.ts";
import { releaseLoneLegs } from "./transactions/release-lone-legs.ts";
import { deleteExpiredRemovals } from "./removals/queries.ts";
import type { ListImport } from "./schemes/procedures/import-list.ts";
import type { ListName } from "./schemes/sources/scheme-source.ts";
import { keepUpShares } from "./sharing/procedures/keep-up-shares.ts";
import { syncList } from "./schemes/procedures/sync-list.ts";
import { recordInstalments } from "./sips/procedures/record-instalments.ts";

/** A write that takes longer holds up everybody else's, and hides for as long that the database has lost its lock. */
const limits = { timeout: 30_000, queryTimeout: 10_000 };
const minute = 60_000;
const jobLimit = 15 * minute;

type JobOptions = {
  waitUntil?: (work: Promise<unknown>) => void;
  run?: RequestLog;
  /** The operator's word that the clock is right, after a jump. */
  trustClock?: boolean;
};

/**
 * Syncs the scheme list, fills the history of NAVs, mails what users wait to be told and records the SIP instalments that fell
 * due. Unless the clock has jumped, also makes letters and notifications due, updates the shares that are kept up and deletes
 * what has expired.
 * @returns the state of the list, for `requireCurrentList`
 * @throws Error whose message is safe to print, after all parts have run
 */
export async function runHourly(
  bindings: Bindings,
  { waitUntil = () => {}, run = requestLog(null), trustClock = false }: JobOptions = {},
): Promise<ListDate> {
  const services = createServices(bindings, run, { ...limits, waitUntil });
  const job: TimedPart = {
    name: "job",
    limit: jobLimit + minute,
    run: async () => {
      const failures = await runParts(services, partsOf(trustClock), jobLimit);
      if (failures.length > 0) throw new OperatorError(describeFailures(failures));
    },
  };
  const [failure] = await runParts(services, [job], job.limit);
  if (failure !== undefined) throw new Error(failure.reason);
  const { asOf, refusal, sif } = await getNavStatus(services);
  const isAsked = services.settings.schemes.sifUrl !== null;
  return { asOf, refusal, sif: isAsked ? sif : null, today: indianDay(services.clock()) };
}

const describeFailures = (failures: readonly PartFailure[]): string =>
  failures.map(({ name, reason }) => `${name}: ${reason}`).join("; ");

/** Each part has its own limit; none waits for one that failed, but for that of the clock. */
function partsOf(trustClock: boolean): TimedPart[] {
  let listedOn: IsoDate | null = null;
  let isClockAgreed = false;
  return [
    {
      name: "list",
      limit: 2 * minute,
      run: async (services) => {
        const synced = await syncNamed(services, "main");
        if (synced !== null) listedOn = synced.asOf;
      },
    },
    {
      name: "SIF list",
      limit: minute,
      run: (services) => syncNamed(services, "sif"),
    },
    { name: "tracked schemes", limit: minute, run: trackSchemes },
    { name: "missed days", limit: 3 * minute, run: fillMissedDays },
    { name: "histories", limit: 2 * minute, run: fillHistories },
    { name: "packing", limit: 2 * minute, run: packNewest },
    { name: "lost factors", limit: 2 * minute, run: advanceLosses },
    { name: "ways back", limit: 2 * minute, run: mailDueWayBacks },
    { name: "notices", limit: 2 * minute, run: sendAllDueNotices },
    { name: "missed mails", limit: minute, run: findMissedMails },
    { name: "instalments", limit: 3 * minute, run: recordInstalments },
    {
      name: "clock",
      limit: minute,
      run: async (services) => {
        isClockAgreed = await checkClock(services, { listedOn, trustClock });
      },
    },
    {
      name: "letters",
      limit: minute,
      run: async (services) => isClockAgreed && makeLettersDue(services),
    },
    {
      name: "pushes",
      limit: minute,
      run: async (services) => isClockAgreed && makePushesDue(services),
    },
    {
      name: "kept copies",
      limit: 2 * minute,
      run: async (services) => isClockAgreed && keepUpShares(services),
    },
    {
      name: "deletions",
      limit: 3 * minute,
      run: async (services) => isClockAgreed && deleteAllExpired(services),
    },
  ];
}

/** @returns null where the settings name no source of the list, or it was refused */
async function syncNamed(services: ServiceContext, list: ListName): Promise<ListImport | null> {
  const source = listSources(services.settings.schemes).find((each) => each.list === list);
  if (source === undefined) return null;
  const synced = await syncList(services, source);
  return synced instanceof Error ? null : synced;
}

/** Deletions, letters and pushed copies cannot be undone, so a clock that runs ahead must not decide them. */
async function checkClock(
  { db, clock, log }: ServiceContext,
  { listedOn, trustClock }: { listedOn: IsoDate | null; trustClock: boolean },
): Promise<boolean> {
  const now = clock();
  const { last, use } = await runBatch(db.writes, { last: lastJobClock(db), use: newestUse(db) });
  const known = { lastJob: last[0] ?? null, newestStored: use[0]?.at ?? null, listedOn };
  const agreed = trustClock || agreesWithClock(now, known);
  await recordJobClock(db, now, agreed);
  if (!agreed) {
    const reference = known.lastJob?.at ?? known.newestStored ?? now;
    log("warn", "hourly.deletions-wait", {
      clock: now.toISOString(),
      last: reference.toISOString(),
    });
  }
  return agreed;
}

async function deleteAllExpired(services: ServiceContext): Promise<void> {
  const { db, clock } = services;
  await deleteExpired(services);
  await deleteExpiredLinks(services);
  await deleteExpiredUse(services);
  await deleteRetiredSyncKeys(services);
  await deleteExpiredInbox(services);
  if (await releaseLoneLegs(services)) await deleteExpiredRemovals(db, clock());
  await deleteOldLetterRows(services);
  await deleteOldPushTold(db, clock());
  await deleteExpiredDemos(services);
  await forgetUnwantedSchemes(services);
}

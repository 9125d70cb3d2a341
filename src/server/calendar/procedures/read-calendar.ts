import { calendarEvents } from "../../../shared/calendar/events.ts";
import { AppError } from "../../../shared/errors.ts";
import { isHeldBy } from "../../../shared/holders/held-by.ts";
import { holderFilterOf } from "../../../shared/letters/whose.ts";
import { classOfScheme } from "../../../shared/tax/scheme-class.ts";
import type { RequestContext, ServiceContext } from "../../platform/context.ts";
import { runBatch, type ReadNamed } from "../../platform/db/batch.ts";
import { hashText } from "../../platform/encoding.ts";
import { runExpensiveCall } from "../../platform/limits/expensive-calls.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { checkedUserId } from "../../platform/user-id.ts";
import { goalsOf } from "../../goals/queries.ts";
import { readGoals } from "../../goals/stored-goal.ts";
import { entityTag } from "../../public-api/entity-tag.ts";
import { readSips, sipsOf } from "../../sips/queries/sips.ts";
import { sipViews } from "../../sips/sip-view.ts";
import { readAccount } from "../../tax/read-person.ts";
import { retryOnConflict } from "../../transactions/retry-on-conflict.ts";
import { calendarFile } from "../calendar-file.ts";
import { calendarByHash, ownerOfCalendar, requireCalendar, setCalendarRead } from "../queries.ts";

type CalendarRequest = {
  token: string;
  /** Whether the program has the calendar of this tag already. */
  isKnown: (etag: string) => boolean;
};

type Calendar = {
  etag: string;
  /** null where it is known. */
  file: string | null;
};

/**
 * The calendar of an address. A wrong token is looked up as a right one is, so that the time says nothing of it.
 * @throws AppError request/not-found, request/busy, transactions/conflict
 */
export async function readCalendar(
  ctx: RequestContext,
  { token, isKnown }: CalendarRequest,
): Promise<Calendar> {
  const { db } = ctx;
  const hash = await hashText(token);
  const [found] = await calendarByHash(db, hash);
  if (found === undefined) throw new AppError("request/not-found");
  if (db.isReplica) await runBatch(db.writes, [requireCalendar(db, hash)]);
  const { userId, revision, listFetchedAt, histories, language } = found;
  noteRead(ctx, hash, found);
  const now = ctx.clock();
  const withAmounts = found.withAmounts === 1;
  const etag = await entityTag(
    { userId, revision, listFetchedAt, histories },
    { address: `${hash} ${language ?? ""}`, scope: "calendar", now },
  );
  if (isKnown(etag)) return { etag, file: null };
  const file = await runExpensiveCall(`calendars of ${userId}`, () =>
    retryOnConflict(() => buildCalendar(ctx, hash, { ...found, withAmounts })),
  );
  return { etag, file };
}

const hour = 60 * 60_000;

/** Stored to the hour, so that reads seldom write. */
function noteRead(
  { db, clock, waitUntil }: RequestContext,
  hash: string,
  { userId, readAt }: { userId: string; readAt: number | null },
): void {
  const hourNow = Math.floor(clock().getTime() / hour) * hour;
  if (readAt !== null && readAt >= hourNow) return;
  waitUntil("calendar.last-read-lost", async () => {
    await setCalendarRead(db, checkedUserId(userId), hash, new Date(hourNow));
  });
}

type About = {
  whose: string;
  withAmounts: boolean;
  language: string | null;
  holderName: string | null;
};

async function buildCalendar(ctx: ServiceContext, hash: string, about: About): Promise<string> {
  const { db, clock, settings } = ctx;
  const { whose } = about;
  // Once it is revoked, nothing more is found.
  const read: ReadNamed = (reads) => runBatch(db.reads, reads(ownerOfCalendar(hash)));
  const account = await readAccount({ db, clock, read }, (owner) => ({
    sips: sipsOf(db, owner),
    goals: goalsOf(db, owner),
  }));
  const { today, alongside, facts } = account;
  const filter = holderFilterOf(whose);
  const funds = account.funds.filter((fund) => isHeldBy(fund, filter));
  const sips = await runInTurns(sipViews(readSips(alongside.sips)));
  const events = await runInTurns(
    calendarEvents({
      today,
      funds: funds.map((fund) => ({
        ...fund,
        isElss: classOfScheme(fund.category, fund.schemeName, fund.amfiCode).isElss,
        lots: facts.ledgers.get(fund.id)?.lots ?? [],
      })),
      sips,
      goals: readGoals(alongside.goals, filter),
    }),
  );
  const { appOrigin } = settings;
  return runInTurns(calendarFile(events, { ...about, appOrigin, today }));
}

import { indianDay } from "../../shared/dates.ts";
import { dayInMilliseconds } from "../../shared/day-length.ts";
import { needsOf, occasionOf } from "../../shared/portfolio/needs.ts";
import { dueSipDays } from "../../shared/push/due-pushes.ts";
import type { PushKind } from "../../shared/push/push-kinds.ts";
import { oldCopyDays } from "../../shared/sharing/keep-up.ts";
import { newestWaitingFile } from "../inbox/queries/files.ts";
import { stoppedLettersOf } from "../letters/queries.ts";
import type { ReadNamed, Results } from "../platform/db/batch.ts";
import type { Database } from "../platform/db/client.ts";
import type { Owner } from "../platform/db/query.ts";
import { runInTurns } from "../platform/queue/run-in-turns.ts";
import { askedSharesOf } from "../sharing/queries/kept-shares.ts";
import { oldSharesOf } from "../sharing/queries/shares.ts";
import { readSips, sipsOf } from "../sips/queries/sips.ts";
import { sipViews } from "../sips/sip-view.ts";

/** Reads the rows of one owner. */
type OccasionContext = { db: Database; clock: () => Date; read: ReadNamed };

/** By kind, the occasions that there are now: each is a text that stays the same as long as it is the same occasion. */
export async function occasionsOf(ctx: OccasionContext): Promise<Record<PushKind, string[]>> {
  const today = indianDay(ctx.clock());
  const { sips, ...facts } = await ctx.read((owner) => ({
    sips: sipsOf(ctx.db, owner),
    ...eventReads(ctx, owner),
  }));
  const views = await runInTurns(sipViews(readSips(sips)));
  return { sips: dueSipDays(views, today), events: eventsIn(facts, today) };
}

function eventReads({ db, clock }: OccasionContext, owner: Owner) {
  const before = new Date(clock().getTime() - oldCopyDays * dayInMilliseconds);
  return {
    waiting: newestWaitingFile(db, owner),
    asked: askedSharesOf(db, owner),
    old: oldSharesOf(db, owner, before),
    stopped: stoppedLettersOf(db, owner),
  };
}

const text = (moment: Date | number): string => new Date(moment).toISOString();

/** What Home says needs a person, as far as it follows from no ledger. */
function eventsIn(
  { waiting: [file], asked, old, stopped }: Results<ReturnType<typeof eventReads>>,
  today: string,
): string[] {
  const needs = needsOf([], {
    today,
    navAsOf: null,
    performance: { funds: [] },
    balances: [],
    sips: [],
    oldShares: old.map((share) => ({ ...share, sharedAt: text(share.sharedAt) })),
    askedShares: asked.map((share) => ({ ...share, askedAt: text(share.askedAt) })),
    waitingStatement:
      file === undefined ? null : { id: file.id, receivedAt: text(file.receivedAt) },
    lettersStopped: stopped[0]?.at?.toISOString() ?? null,
  });
  return needs.map(occasionOf);
}

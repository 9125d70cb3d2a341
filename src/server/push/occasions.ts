import { indianDay } from "../../shared/dates.ts";
import { dayInMilliseconds } from "../../shared/day-length.ts";
import { topicsOfEvents } from "../../shared/letters/events.ts";
import { ofEveryone } from "../../shared/letters/letter-kinds.ts";
import { factOf } from "../../shared/letters/topics.ts";
import { needsOf, occasionOf } from "../../shared/portfolio/needs.ts";
import { dueSipDays } from "../../shared/push/due-pushes.ts";
import type { PushKind } from "../../shared/push/push-kinds.ts";
import { oldCopyDays } from "../../shared/sharing/keep-up.ts";
import { readEvents, type EventContext } from "../letters/events/read-events.ts";
import { stoppedLettersOf } from "../letters/queries.ts";
import type { Results } from "../platform/db/batch.ts";
import type { Owner } from "../platform/db/query.ts";
import { runInTurns } from "../platform/queue/run-in-turns.ts";
import { askedSharesOf } from "../sharing/queries/kept-shares.ts";
import { oldSharesOf } from "../sharing/queries/shares.ts";
import { readSips, sipsOf } from "../sips/queries/sips.ts";
import { sipViews } from "../sips/sip-view.ts";

/** The present occasions by kind, each as a text that stays the same as long as the occasion does. */
export async function occasionsOf(ctx: EventContext): Promise<Record<PushKind, string[]>> {
  const today = indianDay(ctx.clock());
  const { sips, ...facts } = await ctx.read((owner) => ({
    sips: sipsOf(ctx.db, owner),
    ...needReads(ctx, owner),
  }));
  const views = await runInTurns(sipViews(readSips(sips)));
  // Also those that a letter has told.
  const topics = topicsOfEvents(await readEvents(ctx, ofEveryone, () => true));
  const events = topics.map((topic) => `${topic.subject} ${factOf(topic)}`);
  return { sips: dueSipDays(views, today), events: [...events, ...needsIn(facts, today)] };
}

function needReads({ db, clock }: EventContext, owner: Owner) {
  const before = new Date(clock().getTime() - oldCopyDays * dayInMilliseconds);
  return {
    asked: askedSharesOf(db, owner),
    old: oldSharesOf(db, owner, before),
    stopped: stoppedLettersOf(db, owner),
  };
}

const text = (moment: Date | number): string => new Date(moment).toISOString();

/** What Home says of shares and letters, which no letter tells. */
function needsIn(
  { asked, old, stopped }: Results<ReturnType<typeof needReads>>,
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
    waitingStatement: null,
    lettersStopped: stopped[0]?.at?.toISOString() ?? null,
  });
  return needs.map(occasionOf);
}

import { addDays, indianDay } from "../../../shared/dates.ts";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import { me } from "../../../shared/holders/holder.ts";
import { keptDays } from "../../../shared/inbox/limits.ts";
import { eventsIn, type EventFacts, type Events } from "../../../shared/letters/events.ts";
import { ofEveryone } from "../../../shared/letters/letter-kinds.ts";
import { holderFilterOf } from "../../../shared/letters/whose.ts";
import { untold, type IsToTell } from "../../../shared/letters/topics.ts";
import { fromPaise } from "../../../shared/transactions/fixed-point.ts";
import { newestListedDay } from "../../history/queries/histories.ts";
import { inboxFilesOf } from "../../inbox/queries/files.ts";
import type { ReadNamed, Results } from "../../platform/db/batch.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { Settings } from "../../platform/env.ts";
import { endedSharesOf } from "../../sharing/queries/removed-shares.ts";
import { comparedBalance } from "../../transactions/compared-balance.ts";
import { comparedBalancesOf } from "../../transactions/queries/balances.ts";
import { readTold, toldOf } from "../told/queries.ts";
import { renamingsOf, updatedSharesOf, waitingInstalmentsOf, watchedFundsOf } from "./queries.ts";

/** Reads the rows of one owner. */
export type EventContext = {
  db: Database;
  clock: () => Date;
  read: ReadNamed;
  settings: Pick<Settings, "inbox">;
};

/** What happened longer ago is no news. */
const renamedDays = 45;
const shareDays = 8;

/**
 * What happened of everyone's funds or one person's that is not told yet: the letter about events says it, and a push can. Shares
 * and the inbox are the owner's own.
 * @param isToTell decides by itself; by default what no letter has told
 */
export async function readEvents(
  ctx: EventContext,
  whose: string,
  isToTell?: IsToTell,
): Promise<Events> {
  const rows = await ctx.read((owner) => eventReads(ctx, owner, whose));
  const today = indianDay(ctx.clock());
  return eventsIn(factsOf(rows), today, isToTell ?? untold(readTold(rows.told)));
}

function eventReads({ db, clock, settings }: EventContext, owner: Owner, whose: string) {
  const holder = holderFilterOf(whose);
  const isOwners = whose === ofEveryone || whose === me;
  const since = new Date(clock().getTime() - shareDays * dayInMilliseconds);
  return {
    told: toldOf(db, owner, whose),
    listed: newestListedDay(db),
    held: watchedFundsOf(db, owner, holder),
    renamed: renamingsOf(db, owner, holder, addDays(indianDay(clock()), -renamedDays)),
    instalments: waitingInstalmentsOf(db, owner, holder),
    balances: comparedBalancesOf(db, owner),
    ...(isOwners && {
      updated: updatedSharesOf(db, owner, since),
      ended: endedSharesOf(db, owner),
      ...(settings.inbox !== null && { inbox: inboxFilesOf(db, owner) }),
    }),
  };
}

const factsOf = ({
  listed,
  held,
  renamed,
  instalments,
  balances,
  updated = [],
  ended = [],
  inbox = [],
}: Results<ReturnType<typeof eventReads>>): EventFacts => ({
  navAsOf: listed[0]?.day ?? null,
  held,
  renamed,
  instalments: instalments.map(({ paise, ...row }) => ({ ...row, amount: fromPaise(paise) })),
  balances: balances.map(comparedBalance),
  updated: updated.map(({ at, ...share }) => ({ ...share, at: new Date(at).toISOString() })),
  ended: ended.flatMap(({ senderId, endedAt, dismissedAt }) =>
    dismissedAt === null ? [{ senderId, at: new Date(endedAt).toISOString() }] : [],
  ),
  inbox: inbox.flatMap(({ id, receivedAt, hiddenAt }) => {
    const cameOn = indianDay(receivedAt);
    return hiddenAt === null ? [{ id, cameOn, goesOn: addDays(cameOn, keptDays) }] : [];
  }),
});

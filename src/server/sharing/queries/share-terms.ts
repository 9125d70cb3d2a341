import { sql, type SQL } from "drizzle-orm";
import { me } from "../../../shared/holders/holder.ts";
import type { Owner } from "../../platform/db/query.ts";

/** What a recipient gets: whose funds, as a JSON list or null for everyone's, and whether the copies say whose. */
export type ShareTerms = { holders: SQL; showHolder: SQL };

type Parties = { senderId: string; recipientId: string };

/**
 * The terms that a call names; what it leaves out stays as it is stored.
 * @param holders without duplicates and in order, so that equal choices are equal texts; null for everyone
 */
export function newTerms(
  parties: Parties,
  {
    holders,
    showHolder,
  }: { holders: readonly string[] | null | undefined; showHolder: boolean | undefined },
): ShareTerms {
  const stored = storedTerms(parties);
  return {
    holders: holders === undefined ? stored.holders : sql`${holders && JSON.stringify(holders)}`,
    showHolder: showHolder === undefined ? stored.showHolder : sql`${Number(showHolder)}`,
  };
}

/** Everyone's, without names, where nothing is shared. */
export const storedTerms = (parties: Parties): ShareTerms => ({
  holders: sql`(select holders from shares where ${ofParties(parties)})`,
  showHolder: sql`coalesce((select show_holder from shares where ${ofParties(parties)}), 0)`,
});

/**
 * Whether a row of `funds` is among those that the recipient gets: the one rule for what a share adds, updates and takes
 * back. A person who has been deleted has no funds, and never widens it.
 */
export const isGiven = ({ holders }: Pick<ShareTerms, "holders">): SQL => sql`(${holders} is null
  or coalesce(funds.holder_id, ${me}) in (select value from json_each(${holders})))`;

/** The holder's name in the copy of a row of `funds`. */
export const givenHolderName = (senderId: Owner, { showHolder }: ShareTerms): SQL => sql`case
  when ${showHolder} = 0 then null
  when funds.holder_id is null then (select name from users where id = ${senderId})
  else (select name from holders where user_id = ${senderId} and id = funds.holder_id) end`;

export const hasOtherTerms = (parties: Parties, { holders, showHolder }: ShareTerms): SQL =>
  sql`exists (select 1 from shares where ${ofParties(parties)}
    and (holders, show_holder) is not (${holders}, ${showHolder}))`;

export const newVersion = (): SQL => sql`${crypto.randomUUID()}`;

/**
 * Which share a sender sees: another text whenever it starts, gets other terms, ends or is restored. Once ended, it is the
 * id of its removal, as long as that can be restored; null for none.
 */
export const shareVersion = (senderId: Owner, recipientId: SQL): SQL<string | null> =>
  sql<string | null>`coalesce(
    (select version from shares where recipient_id = ${recipientId} and sender_id = ${senderId}),
    (select id from removals where rowid = (
      select max(unshare.rowid) from removals as unshare where unshare.user_id = ${senderId}
        and unshare.other_party_id = ${recipientId} and kind = 'share' and restored_at is null)))`;

export const ofParties = ({ senderId, recipientId }: Parties): SQL =>
  sql`recipient_id = ${recipientId} and sender_id = ${senderId}`;

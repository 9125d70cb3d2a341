import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { isGiven } from "./share-terms.ts";

/**
 * Takes back, of shares that are limited to a deleted person, what they do not give any more, also from what recipients
 * removed. For good, whatever is restored and whoever leaves later. Belongs after the funds are moved.
 */
export const takeBackFromDeleted = (
  { writes }: Database,
  senderId: UserId,
  holderId: string,
): Query[] => [
  writes.run(sql`
    delete from shared_funds where sender_id = ${senderId} and ${isDeleted(senderId, holderId)}
      and recipient_id in (select recipient_id from shares where sender_id = ${senderId})
      and exists (select 1 from shares where shares.recipient_id = shared_funds.recipient_id
        and shares.sender_id = ${senderId} and ${isLimitedTo(holderId, sql`shares.holders`)}
        and not ${isFundGiven(senderId, sql`shared_funds.id`, sql`shares.holders`)})`),
  writes.run(sql`
    delete from removed_rows where table_name = 'shared_funds' and ${isDeleted(senderId, holderId)}
      and exists (select 1 from removals cross join removed_rows as share
        on share.user_id = removals.user_id and share.removal_id = removals.id and share.position = 0
        where removals.user_id = removed_rows.user_id and removals.id = removed_rows.removal_id
          and ${isLimitedTo(holderId, removedHolders)}
          and not ${isFundGiven(senderId, sql`removed_rows.content ->> 'id'`, removedHolders)})
      and (user_id, removal_id) in (
        select user_id, id from removals where kind = 'sender' and other_party_id = ${senderId})`),
];

const removedHolders = sql`share.content ->> 'holders'`;

const isDeleted = (senderId: UserId, holderId: string) => sql`not exists (
  select 1 from holders where user_id = ${senderId} and id = ${holderId})`;

const isLimitedTo = (holderId: string, holders: SQL) =>
  sql`${holderId} in (select value from json_each(${holders}))`;

const isFundGiven = (senderId: UserId, fundId: SQL, holders: SQL) => sql`exists (
  select 1 from funds where funds.user_id = ${senderId} and funds.id = ${fundId} and ${isGiven({ holders })})`;

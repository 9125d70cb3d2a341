import { eq, lte, sql } from "drizzle-orm";
import type { Database } from "../../../platform/db/client.ts";
import { deleteExpiredRows } from "../../../platform/db/delete-expired-rows.ts";
import type { UserId } from "../../../platform/user-id.ts";
import { undoneSince, wayBackLifetime } from "../../addresses/queries/changes.ts";
import { formerAddresses } from "../../addresses/tables.ts";
import { formerFactors } from "../tables.ts";

/**
 * Goes before a factor is deleted. One that was on before an address was changed is kept while the address has a way back:
 * who takes the address back is asked for it. The first that is kept stays.
 */
export const keepFormerFactor = ({ writes }: Database, userId: UserId, now: Date) =>
  writes.run(sql`
    insert or ignore into former_factors
    select * from second_factors
    where user_id = ${userId} and exists (
      select 1 from ${formerAddresses}
      where ${formerAddresses.userId} = second_factors.user_id
        and ${formerAddresses.changedAt} - ${wayBackLifetime} > second_factors.created_at
        and ${formerAddresses.reservedUntil} > ${now.getTime()})`);

/**
 * For an address change that is undone: removes the factor and the recovery codes that were set up since then
 * (`undoneSince`), and brings back the earlier factor.
 */
export const restoreFactor = ({ writes }: Database, userId: UserId, changedAt: Date) => {
  const since = undoneSince(changedAt).getTime();
  return [
    writes.run(sql`
      delete from second_factors where user_id = ${userId} and created_at >= ${since}`),
    writes.run(sql`
      insert or ignore into second_factors
      select * from former_factors where user_id = ${userId} and created_at < ${since}`),
    writes.run(sql`
      update second_factors set code_hashes = '[]' where user_id = ${userId} and codes_made_at >= ${since}`),
    writes.run(sql`delete from former_factors where user_id = ${userId}`),
  ];
};

export const deleteFormerFactor = ({ writes }: Database, userId: UserId) =>
  writes.delete(formerFactors).where(eq(formerFactors.userId, userId));

/** Factors whose accounts have no way back to an address any more. */
export const deleteExpiredFormerFactors = (db: Database, now: Date) =>
  deleteExpiredRows(
    db,
    formerFactors,
    sql`user_id not in (
      select ${formerAddresses.userId} from ${formerAddresses}
      where not (${lte(formerAddresses.reservedUntil, now)}))`,
  );

import { sql, type Column, type SQL } from "drizzle-orm";

/** Of a row that lets something go on without its user; of another epoch it is void: others may have had the account since. */
export const isOfThisEpoch = ({ userId, epoch }: { userId: Column; epoch: Column }): SQL =>
  sql`${epoch} = (select access_epoch from users where id = ${userId})`;

import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../../platform/db/client.ts";
import type { UserId } from "../../../platform/user-id.ts";
import { formerFactors, secondFactors } from "../tables.ts";

type Sealed = { secret: string; keyId: string };
type Factors = typeof secondFactors | typeof formerFactors;

const ofOtherKeys = ({ reads }: Database, table: Factors, keyId: string) =>
  reads
    .select({ userId: table.userId, secret: table.secret, keyId: table.keyId })
    .from(table)
    .where(ne(table.keyId, keyId));

export const factorsOfOtherKeys = (db: Database, keyId: string) =>
  ofOtherKeys(db, secondFactors, keyId);
export const formerFactorsOfOtherKeys = (db: Database, keyId: string) =>
  ofOtherKeys(db, formerFactors, keyId);

/** Changes nothing where the factor was replaced since it was read. */
const reseal = (
  { writes }: Database,
  table: Factors,
  userId: UserId,
  { from, to }: { from: Sealed; to: Sealed },
) =>
  writes
    .update(table)
    .set({ secret: to.secret, keyId: to.keyId })
    .where(and(eq(table.userId, userId), eq(table.secret, from.secret)));

export const resealFactor = (db: Database, userId: UserId, from: Sealed, to: Sealed) =>
  reseal(db, secondFactors, userId, { from, to });
export const resealFormerFactor = (db: Database, userId: UserId, from: Sealed, to: Sealed) =>
  reseal(db, formerFactors, userId, { from, to });

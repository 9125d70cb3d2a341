import { and, eq, sql } from "drizzle-orm";
import type { IsoDate } from "../../shared/dates.ts";
import { me, type HolderFilter } from "../../shared/holders/holder.ts";
import type { SaidOfScheme } from "../../shared/targets/kind.ts";
import { ofHolder } from "../holders/queries/holders.ts";
import type { Database } from "../platform/db/client.ts";
import { guard } from "../platform/db/guard.ts";
import type { Owner, Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import {
  recordRemoval,
  removedSubject,
  removedSubjects,
  type Obstacles,
} from "../removals/queries.ts";
import { targets } from "./tables.ts";

/** The key of a target for all people together. */
export const everyone = "everyone";

export type TargetRow = Omit<typeof targets.$inferSelect, "userId">;
export type NewTarget = Omit<TargetRow, "version">;

export const targetsOf = ({ reads }: Database, owner: Owner) =>
  reads.select().from(targets).where(eq(targets.userId, owner)).orderBy(targets.holderId);

export const targetOf = ({ reads }: Database, owner: Owner, holderId: HolderFilter) =>
  reads
    .select()
    .from(targets)
    .where(and(eq(targets.userId, owner), eq(targets.holderId, holderId ?? everyone)));

const ofPerson = (userId: Owner, holderId: string) =>
  sql`user_id = ${userId} and holder_id = ${holderId}`;

/** One more than when it was removed, as long as that can be restored: a call from before is then refused. */
const removedVersion = (userId: Owner, holderId: string) => sql`(
  select max(content ->> 'version') + 1 from ${removedSubjects(userId)}
    and kind = 'target' and restored_at is null and content ->> 'holderId' = ${holderId})`;

/** Of the target, or of the one that was removed; 0 for none. */
const targetVersion = (userId: Owner, holderId: string) => sql<number>`coalesce(
  (select version from targets where ${ofPerson(userId, holderId)}), ${removedVersion(userId, holderId)}, 0)`;

export const versionOfTarget = ({ reads }: Database, owner: Owner, holderId: HolderFilter) =>
  reads.all<{ version: number }>(
    sql`select ${targetVersion(owner, holderId ?? everyone)} as version`,
  );

/** To be removed is one change, as `removedVersion` says, and to come back is another. */
const changesUntilRestored = 2;
export const restoredVersion = sql`content ->> 'version' + ${changesUntilRestored}`;

const hasSameData = ({ by, band, relativeBand, parts }: NewTarget) =>
  and(
    eq(targets.by, by),
    eq(targets.band, band),
    sql`${targets.relativeBand} is ${relativeBand}`,
    eq(targets.parts, parts),
  );

/** Storing the same again changes nothing. */
export const saveTarget = ({ writes }: Database, userId: UserId, row: NewTarget) =>
  writes
    .insert(targets)
    .values({ userId, ...row, version: sql`${targetVersion(userId, row.holderId)} + 1` })
    .onConflictDoUpdate({
      target: [targets.userId, targets.holderId],
      set: {
        by: row.by,
        band: row.band,
        relativeBand: row.relativeBand,
        parts: row.parts,
        version: sql`${targets.version} + 1`,
      },
      setWhere: sql`not (${hasSameData(row)})`,
    });

/** Goes before a target is stored. Fails if it has changed since the user saw it, unless to the same. */
export const requireTargetVersion = (
  db: Database,
  userId: UserId,
  row: NewTarget,
  version: number,
) =>
  guard(
    db,
    sql`${targetVersion(userId, row.holderId)} = ${version} or exists (
      select 1 from targets where ${ofPerson(userId, row.holderId)} and version = ${version + 1} and ${hasSameData(row)})`,
    "targets/changed",
  );

export const deleteTarget = ({ writes }: Database, userId: UserId, holderId: string) =>
  writes.delete(targets).where(and(eq(targets.userId, userId), eq(targets.holderId, holderId)));

export const recordRemovedTarget = (
  db: Database,
  userId: UserId,
  { holderId, ...removal }: { id: string; removedAt: Date; holderId: string },
): Query[] => {
  const where = ofPerson(userId, holderId);
  return recordRemoval(db, userId, {
    ...removal,
    kind: "target",
    subject: sql`select holder_id as title, null as other_party_id from targets where ${where}`,
    rows: [{ table: targets, where }],
  });
};

export const targetObstacles: Obstacles = (owner, removalId) => ({
  of: removedSubject(owner, removalId),
  when: {
    "holders/not-found": sql`content ->> 'holderId' not in (${me}, ${everyone})
      and not exists (select 1 from holders where user_id = ${owner} and id = content ->> 'holderId')`,
    "removals/target-exists": sql`exists (
      select 1 from targets where user_id = ${owner} and holder_id = content ->> 'holderId')`,
  },
});

/** A fund with what the list and the user say of its scheme. */
export type PlacedFundRow = SaidOfScheme & {
  id: string;
  schemeName: string;
  amfiCode: string | null;
  holderId: string | null;
  category: string;
  units: string;
  nav: string | null;
  /** AMFI's category. */
  heading: string | null;
  /** The date of the scheme's NAV in the list; null if it has none. */
  navDate: IsoDate | null;
};

/** All funds, or one person's, as one JSON value, with the day of the list. */
export const placedFundsOf = ({ reads }: Database, owner: Owner, holderId: HolderFilter) =>
  reads.all<{ funds: string; asOf: IsoDate | null }>(sql`
    select json_group_array(json_object('id', funds.id, 'schemeName', funds.scheme_name,
      'amfiCode', funds.amfi_code, 'holderId', holder_id, 'category', funds.category,
      'units', units, 'nav', funds.nav, 'heading', schemes.category, 'navDate', schemes.nav_date,
      'kind', tax_schemes.kind, 'class', tax_schemes.class)) as funds,
      (select as_of from scheme_list where id = 1) as "asOf"
    from funds left join schemes on schemes.key = funds.amfi_code
    left join tax_schemes on tax_schemes.user_id = funds.user_id
      and tax_schemes.amfi_code = funds.amfi_code
    where funds.user_id = ${owner} and ${ofHolder(holderId)}`);

export const readPlacedFunds = ([row]: readonly { funds: string }[]): PlacedFundRow[] =>
  JSON.parse(row?.funds ?? "[]");

import { and, desc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import { sharedFunds, shares } from "../tables.ts";
import { isKeptUp, isPaused } from "./keep-up-state.ts";
import type { FundSet } from "../../funds/queries/fund-sets.ts";

const senderColumns = (now: Date) => ({
  ...getTableColumns(shares),
  isKeptUp: sql<boolean>`${isKeptUp}`.mapWith(Boolean),
  isPaused: sql<boolean>`${isPaused(now)}`.mapWith(Boolean),
});

export type SenderRow = typeof shares.$inferSelect & { isKeptUp: boolean; isPaused: boolean };
export type SharedFundRow = typeof sharedFunds.$inferSelect;

export const sendersOf = ({ reads }: Database, recipient: Owner, now: Date) =>
  reads
    .select(senderColumns(now))
    .from(shares)
    .where(eq(shares.recipientId, recipient))
    .orderBy(desc(shares.createdAt), shares.senderId);

export const senderOf = ({ reads }: Database, recipient: Owner, senderId: string, now: Date) =>
  reads
    .select(senderColumns(now))
    .from(shares)
    .where(and(eq(shares.recipientId, recipient), eq(shares.senderId, senderId)));

export const anySenderOf = ({ reads }: Database, recipient: Owner) =>
  reads
    .select({ senderId: shares.senderId })
    .from(shares)
    .where(eq(shares.recipientId, recipient))
    .limit(1);

export const copiesPerPage = 1_100;
/** Fewer, since they are written as well before others have their turn. */
export const exportedPerPage = 500;

/** The next copies from one sender, by fund. */
export const copiesFrom = ({ reads }: Database, recipient: Owner, { senderId, id }: CopyKey) =>
  reads
    .select()
    .from(sharedFunds)
    .where(and(copiesFromSender(recipient, senderId).where, gt(sharedFunds.id, id)))
    .orderBy(sharedFunds.id)
    .limit(copiesPerPage);

type CopyKey = Pick<SharedFundRow, "senderId" | "id">;
export const noCopy: CopyKey = { senderId: "", id: "" };

/** The next copies from any sender, by sender and fund. */
export const copiesAfter = ({ reads }: Database, recipient: Owner, { senderId, id }: CopyKey) =>
  reads
    .select()
    .from(sharedFunds)
    .where(
      and(
        eq(sharedFunds.recipientId, recipient),
        sql`(${sharedFunds.senderId}, ${sharedFunds.id}) > (${senderId}, ${id})`,
      ),
    )
    .orderBy(sharedFunds.senderId, sharedFunds.id)
    .limit(exportedPerPage);

export const copiesFromSender = (recipient: Owner, senderId: string): FundSet => ({
  table: sql.raw("shared_funds"),
  where: sql`recipient_id = ${recipient} and sender_id = ${senderId}`,
});

import type { Database } from "../../platform/db/client.ts";
import type { Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { sharedFunds, shares } from "../tables.ts";

export type ReceivedShare = {
  share: Omit<typeof shares.$inferInsert, "recipientId">;
  copies: readonly Omit<typeof sharedFunds.$inferInsert, "recipientId" | "senderId">[];
};

/** A share as its recipient has it, for an account that begins with one. */
export const insertReceived = (
  { writes }: Database,
  recipientId: UserId,
  { share, copies }: ReceivedShare,
): Query[] => [
  writes.insert(shares).values({ ...share, recipientId }),
  ...copies.map((copy) =>
    writes.insert(sharedFunds).values({ ...copy, recipientId, senderId: share.senderId }),
  ),
];

import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { UserId } from "../../platform/user-id.ts";
import { sips } from "../../sips/tables.ts";
import type { SipRow } from "../../sips/queries/sips.ts";

export type Rewound = Pick<SipRow, "id" | "nextDue" | "skipped" | "earlierTerms">;

/** The last instalment before the next one that is still recorded. */
export const lastRecorded = (userId: UserId, { id, nextDue }: Rewound) => sql`(
  select max(due_date) from transactions
  where user_id = ${userId} and sip_id = ${id} and due_date < coalesce(${nextDue}, '9999'))`;

/** Lets a SIP go on from an earlier instalment than it had reached. */
export const rewindSip = ({ writes }: Database, userId: UserId, { id, ...change }: Rewound) =>
  writes
    .update(sips)
    .set({ ...change, recordedThrough: lastRecorded(userId, { id, ...change }) })
    .where(and(eq(sips.userId, userId), eq(sips.id, id)));

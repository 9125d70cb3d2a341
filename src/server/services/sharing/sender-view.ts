import type { Sender } from "../../../shared/sharing/schema.ts";
import type { Settings } from "../../env.ts";
import type { SenderRow } from "../../repositories/senders.ts";
import { excludedCategoriesOf } from "../auth/user-view.ts";

/** A sender as their recipient sees them. */
export const senderView = (row: SenderRow, settings: Settings): Sender => ({
  senderUid: row.senderId,
  senderName: row.senderName,
  senderEmail: row.senderEmail,
  createdAt: row.createdAt.toISOString(),
  excludedCategories: excludedCategoriesOf(row.senderId, settings),
});

import type { BlockedSender, EndedShare, Sender, SharedFund } from "../../shared/sharing/schema.ts";
import type { Settings } from "../platform/env.ts";
import type { BlockRow } from "./queries/blocks.ts";
import type { EndedShareRow } from "./queries/removed-shares.ts";
import type { SenderRow, SharedFundRow } from "./queries/senders.ts";
import { excludedCategoriesOf } from "../auth/user-view.ts";
import { totalsView } from "../funds/fund-view.ts";

export const senderView = (row: SenderRow, settings: Settings): Sender => ({
  senderUid: row.senderId,
  senderName: row.senderName,
  senderEmail: row.senderEmail,
  createdAt: row.createdAt.toISOString(),
  excludedCategories: excludedCategoriesOf(row.senderId, settings),
  keepsUp: !row.isKeptUp ? "off" : row.isPaused ? "paused" : "on",
  updatedAt: row.pushedAt?.toISOString() ?? null,
  askedAt: row.askedAt?.toISOString() ?? null,
});

export const sharedFundView = (row: SharedFundRow, sender: SenderRow): SharedFund => ({
  ...totalsView(row),
  sharedBy: { uid: sender.senderId, email: sender.senderEmail },
  holderName: row.holderName,
  sharedAt: row.sharedAt.toISOString(),
});

export const blockedView = (row: BlockRow): BlockedSender => ({
  senderUid: row.senderId,
  senderName: row.senderName,
  senderEmail: row.senderEmail,
  blockedAt: row.createdAt.toISOString(),
});

export const endedShareView = (row: EndedShareRow): EndedShare => ({
  senderUid: row.senderId,
  senderName: row.senderName,
  senderEmail: row.senderEmail,
  endedAt: new Date(row.endedAt).toISOString(),
});

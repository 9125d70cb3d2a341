import { newestFirst } from "../../shared/newest-first.ts";
import type { Sender, SharedFund } from "../../shared/sharing/schema.ts";
import { exportPart, type ExportContext } from "../auth/export-part.ts";
import { blockedBy } from "./queries/blocks.ts";
import { allRecipients, sharedRecipients } from "./queries/recipients.ts";
import { endedSharesOf } from "./queries/removed-shares.ts";
import {
  copiesAfter,
  exportedPerPage,
  noCopy,
  sendersOf,
  type SenderRow,
  type SharedFundRow,
} from "./queries/senders.ts";
import { recipientView } from "./recipient-view.ts";
import { blockedView, endedShareView, senderView, sharedFundView } from "./sender-view.ts";

export const sharingExport = exportPart({
  reads: ({ db, clock }, owner) => ({
    recipients: sharedRecipients(db, owner, allRecipients),
    senders: sendersOf(db, owner, clock()),
    ended: endedSharesOf(db, owner),
    blocked: blockedBy(db, owner),
  }),
  view: ({ recipients, senders, ended, blocked }, ctx) => ({
    sharedWith: recipients.map((row) => recipientView(row, ctx)),
    received: receivedFrom(ctx, senders),
    endedShares: ended.map((row) => ({
      ...endedShareView(row),
      dismissedAt: row.dismissedAt === null ? null : new Date(row.dismissedAt).toISOString(),
    })),
    blocked: blocked.map(blockedView),
  }),
});

type Received = { sender: Sender; funds: SharedFund[] };

/** Sender by sender; a sender's copies can be on several pages. */
async function* receivedFrom(
  ctx: ExportContext,
  senders: readonly SenderRow[],
): AsyncGenerator<Received[]> {
  const left = new Map(senders.map((sender) => [sender.senderId, sender]));
  let copies: SharedFundRow[] = [];
  const received = (sender: SenderRow): Received => ({
    sender: senderView(sender, ctx.settings),
    funds: copies.toSorted(newestFirst).map((copy) => sharedFundView(copy, sender)),
  });
  /** Leaves out a sender whose copies came after the senders were read. */
  const receivedFromOne = (senderId: string | undefined): Received[] => {
    const sender = left.get(senderId ?? "");
    return sender === undefined ? [] : [received(sender)];
  };
  for await (const copy of copiesFromPages(ctx)) {
    const senderId = copies[0]?.senderId;
    if (senderId !== undefined && copy.senderId !== senderId) {
      yield receivedFromOne(senderId);
      left.delete(senderId);
      copies = [];
    }
    copies.push(copy);
  }
  yield receivedFromOne(copies[0]?.senderId);
  left.delete(copies[0]?.senderId ?? "");
  copies = [];
  yield [...left.values()].map(received);
}

async function* copiesFromPages(ctx: ExportContext): AsyncGenerator<SharedFundRow> {
  for (let after = noCopy; ;) {
    const { page } = await ctx.read((owner) => ({ page: copiesAfter(ctx.db, owner, after) }));
    yield* page;
    const last = page.at(-1);
    if (page.length < exportedPerPage || last === undefined) return;
    after = last;
  }
}

import { AppError } from "../../../shared/errors.ts";
import { inboxAddress } from "../../../shared/inbox/address.ts";
import type { Inbox } from "../../../shared/inbox/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { inboxFileView } from "../inbox-view.ts";
import { addressOf, droppedNoteFor, questionFor } from "../queries/addresses.ts";
import { inboxFilesOf } from "../queries/files.ts";

/** @throws AppError inbox/off */
export async function listInbox(ctx: SessionContext): Promise<Inbox> {
  const { inbox } = ctx.settings;
  const { addresses, files } = await ctx.read((owner) => ({
    addresses: addressOf(ctx.db, owner),
    files: inboxFilesOf(ctx.db, owner),
  }));
  if (inbox === null) throw new AppError("inbox/off");
  const [own] = addresses;
  const { droppedAt, droppedWhy, question, questionAt } = own ?? {};
  const isSince = (at: Date, time: number) => ctx.clock().getTime() - at.getTime() < time;
  const isAsked = question != null && questionAt != null && isSince(questionAt, questionFor);
  return {
    address: own === undefined ? null : inboxAddress(own.localPart, inbox.domain),
    files: files.map(inboxFileView),
    dropped:
      droppedAt != null && droppedWhy != null && isSince(droppedAt, droppedNoteFor)
        ? { at: droppedAt.toISOString(), why: droppedWhy }
        : null,
    question: isAsked ? { ...question, at: questionAt.toISOString() } : null,
  };
}

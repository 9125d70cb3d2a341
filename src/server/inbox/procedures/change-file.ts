import { AppError } from "../../../shared/errors.ts";
import type { InboxFileInput } from "../../../shared/inbox/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { hideInboxFile, inboxFileById, showInboxFile } from "../queries/files.ts";

/** Puts a statement away; it goes some days later. @throws AppError inbox/not-found */
export async function hideFile(ctx: SessionContext, { id }: InboxFileInput): Promise<{ ok: true }> {
  await requireFile(ctx, id);
  await ctx.write((userId) => [hideInboxFile(ctx.db, userId, { id }, ctx.clock())]);
  return { ok: true };
}

/** Lets a statement wait again. @throws AppError inbox/not-found */
export async function showFile(ctx: SessionContext, { id }: InboxFileInput): Promise<{ ok: true }> {
  await requireFile(ctx, id);
  await ctx.write((userId) => [showInboxFile(ctx.db, userId, id)]);
  return { ok: true };
}

async function requireFile(ctx: SessionContext, id: string): Promise<void> {
  const { files } = await ctx.read((owner) => ({ files: inboxFileById(ctx.db, owner, id) }));
  if (files.length === 0) throw new AppError("inbox/not-found");
}

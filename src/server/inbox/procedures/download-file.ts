import { AppError } from "../../../shared/errors.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { chunksOfFile, inboxFileById } from "../queries/files.ts";
import { openFile } from "../sealed-file.ts";

/** @throws AppError inbox/not-found for one that has gone, is another's, or was sealed by a key that is not set */
export async function downloadFile(
  ctx: SessionContext,
  id: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { userId, files, chunks } = await ctx.read((owner) => ({
    files: inboxFileById(ctx.db, owner, id),
    chunks: chunksOfFile(ctx.db, owner, id),
  }));
  const [file] = files;
  if (file === undefined) throw new AppError("inbox/not-found");
  const bytes = await openFile(ctx.settings.secretsKeys, { ...file, userId }, chunks);
  if (bytes === null) throw new AppError("inbox/not-found");
  return { name: file.name, bytes };
}

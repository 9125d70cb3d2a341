import { AppError } from "../../../shared/errors.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { chunkOfFile, inboxFileById } from "../queries/files.ts";
import { openFile, type SealedChunk } from "../sealed-file.ts";

/** @throws AppError inbox/not-found for one that has gone, is another's, or was sealed by a key that is not set */
export async function downloadFile(
  ctx: SessionContext,
  id: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { userId, files } = await ctx.read((owner) => ({
    files: inboxFileById(ctx.db, owner, id),
  }));
  const [file] = files;
  if (file === undefined) throw new AppError("inbox/not-found");
  const chunks: SealedChunk[] = [];
  // All in one answer would be 7 MB, which is parsed in one piece.
  for (let place = 0; place < file.chunks; place += 1)
    chunks.push(...(await chunkOfFile(ctx.db, userId, id, place)));
  const bytes = await openFile(ctx.settings.secretsKeys, { ...file, userId }, chunks);
  if (bytes === null) throw new AppError("inbox/not-found");
  return { name: file.name, bytes };
}

import { AppError } from "../../../shared/errors.ts";
import { runInExpensiveQueue } from "../../auth/procedures.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { chunkOfFile, inboxFileById } from "../queries/files.ts";
import { openFile } from "../sealed-file.ts";

type Download = { name: string; parts: AsyncIterable<Uint8Array<ArrayBuffer>> };

/** @throws AppError inbox/not-found for one that has gone, is another's, or was sealed by a key that is not set */
export async function downloadFile(ctx: SessionContext, id: string): Promise<Download> {
  const { db, settings } = ctx;
  const { userId, files } = await ctx.read((owner) => ({ files: inboxFileById(db, owner, id) }));
  const [file] = files;
  if (file === undefined) throw new AppError("inbox/not-found");
  const parts = openFile(settings.secretsKeys, { ...file, userId }, async (place) => {
    // Not the whole download: a slow reader would hold up the others.
    const [chunk] = await runInExpensiveQueue(ctx, async () => chunkOfFile(db, userId, id, place));
    return chunk;
  });
  const first = await parts.next();
  return { name: file.name, parts: allOf(first, parts) };
}

/** With the part that was opened to know whether the file can be. */
async function* allOf<Part>(
  first: IteratorResult<Part, void>,
  others: AsyncIterable<Part>,
): AsyncGenerator<Part> {
  if (first.done !== true) yield first.value;
  yield* others;
}

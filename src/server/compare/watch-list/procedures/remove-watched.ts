import type { WatchInput } from "../../../../shared/compare/watch-list/schema.ts";
import type { SignedInContext } from "../../../auth/signed-in-context.ts";
import { deleteWatched } from "../queries.ts";

/** Takes a scheme off the watch list; one that is not on it is no failure. */
export async function removeWatched(
  ctx: SignedInContext,
  { code }: WatchInput,
): Promise<{ ok: true }> {
  await ctx.write((userId) => [deleteWatched(ctx.db, userId, code)]);
  return { ok: true };
}

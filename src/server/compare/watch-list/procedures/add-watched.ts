import type { WatchedScheme, WatchInput } from "../../../../shared/compare/watch-list/schema.ts";
import type { SignedInContext } from "../../../auth/signed-in-context.ts";
import { earliestTracked, fillAfterwards, trackingWrites } from "../../../history/track-schemes.ts";
import { insertWatched, requireListed, requireWatchLimit, watchedOf } from "../queries.ts";
import { watchedView } from "../watched-view.ts";

/**
 * Adds a scheme to the watch list, whose NAVs are stored from then on. One that is there already stays as it is.
 * @returns the watch list
 * @throws AppError watch/unknown-scheme, watch/too-many
 */
export async function addWatched(
  ctx: SignedInContext,
  { code }: WatchInput,
): Promise<WatchedScheme[]> {
  const { watched } = await ctx.write((userId) => ({
    writes: [
      requireListed(ctx.db, code),
      insertWatched(ctx.db, userId, { code, createdAt: ctx.clock() }),
      requireWatchLimit(ctx.db, userId),
      ...trackingWrites(ctx.db, [{ code, wantedFrom: earliestTracked(ctx.clock()) }]),
    ],
    watched: watchedOf(ctx.db, userId),
  }));
  fillAfterwards(ctx, [code]);
  return watched.map(watchedView);
}

import type { WatchedScheme } from "../../../../shared/compare/watch-list/schema.ts";
import type { SignedInContext } from "../../../auth/signed-in-context.ts";
import { watchedOf } from "../queries.ts";
import { watchedView } from "../watched-view.ts";

/** The watch list, in the order in which schemes were added. */
export async function listWatched(ctx: SignedInContext): Promise<WatchedScheme[]> {
  const { watched } = await ctx.read((owner) => ({ watched: watchedOf(ctx.db, owner) }));
  return watched.map(watchedView);
}

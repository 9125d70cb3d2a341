import type { CompareInput } from "../../../shared/compare/schema.ts";
import { navSourcesBegin } from "../../../shared/history/days.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { fillAfterwards, trackingWrites } from "../../history/track-schemes.ts";

/** Fetches the whole histories of these schemes after the response; what is stored stays. */
export async function completeHistories(
  ctx: SignedInContext,
  { codes }: CompareInput,
): Promise<void> {
  const wanted = codes.map((code) => ({ code, wantedFrom: navSourcesBegin }));
  await ctx.write(() => trackingWrites(ctx.db, wanted));
  fillAfterwards(ctx, codes);
}

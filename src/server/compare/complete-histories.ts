import type { CompareInput } from "../../shared/compare/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fillAfterwards, trackWhole } from "../history/track-schemes.ts";

/** Has all NAVs of schemes fetched that a source has of them, after the response; what is stored stays as it is. */
export async function completeHistories(
  ctx: SignedInContext,
  { codes }: CompareInput,
): Promise<void> {
  await ctx.write(() => trackWhole(ctx, codes));
  fillAfterwards(ctx, codes);
}

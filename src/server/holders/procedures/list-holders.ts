import type { Holder } from "../../../shared/holders/holder.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { holderReads, holderViews } from "../../funds/holders-with-counts.ts";

export async function listHolders(ctx: SignedInContext): Promise<Holder[]> {
  return holderViews(await ctx.read((owner) => holderReads(ctx, owner)));
}

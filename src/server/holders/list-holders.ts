import type { Holder } from "../../shared/holders/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { holderView } from "./holder-view.ts";
import { fundCountsByHolder, holdersOf } from "./queries.ts";

/** By name. */
export async function listHolders(ctx: SignedInContext): Promise<Holder[]> {
  const { rows } = await ctx.read((owner) => [
    holdersOf(ctx.db, owner),
    fundCountsByHolder(ctx.db, owner),
  ]);
  const [holders, fundCounts] = rows;
  return holders.map((row) => holderView(row, fundCounts));
}

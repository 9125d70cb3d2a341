import type { Holder } from "../../../shared/holders/holder.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import type { Results } from "../../platform/db/batch.ts";
import type { Owner } from "../../platform/db/query.ts";
import { holderView } from "../holder-view.ts";
import { fundCountsByHolder, holdersOf } from "../queries/holders.ts";

export async function listHolders(ctx: SignedInContext): Promise<Holder[]> {
  return holderViews(await ctx.read((owner) => holderReads(ctx, owner)));
}

export const holderReads = ({ db }: Pick<SignedInContext, "db">, owner: Owner) => ({
  holders: holdersOf(db, owner),
  fundCounts: fundCountsByHolder(db, owner),
});

/** By name. */
export const holderViews = ({
  holders,
  fundCounts,
}: Results<ReturnType<typeof holderReads>>): Holder[] =>
  holders.map((row) => holderView(row, fundCounts));

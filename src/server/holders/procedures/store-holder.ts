import { AppError } from "../../../shared/errors.ts";
import { me, type Holder } from "../../../shared/holders/holder.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import type { Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { holderView } from "../holder-view.ts";
import { requireHolder, requireIndividualParent, type HolderRow } from "../queries/holders.ts";
import { holderReads } from "../../funds/holders-with-counts.ts";

/**
 * Runs the writes of one holder and returns it as it is stored then, undefined where it is not there.
 * @throws AppError holders/exists, holders/too-many, holders/not-found for an unknown `clubbedWith`,
 * holders/no-parent for one who is not an individual, holders/is-parent for a parent who no longer would be
 */
export async function storeHolder(
  ctx: SignedInContext,
  { id, clubbedWith }: Pick<HolderRow, "id" | "clubbedWith">,
  write: (userId: UserId) => readonly Query[],
): Promise<Holder | undefined> {
  const hasOtherParent = clubbedWith !== null && clubbedWith !== me;
  const { holders, fundCounts } = await ctx.write((userId) => ({
    writes: [
      ...(hasOtherParent ? [requireHolder(ctx.db, userId, clubbedWith)] : []),
      ...write(userId),
      ...(hasOtherParent ? [requireIndividualParent(ctx.db, userId, id)] : []),
    ],
    ...holderReads(ctx, userId),
  }));
  const stored = holders.find((row) => row.id === id);
  return stored && holderView(stored, fundCounts);
}

/** @throws AppError request/invalid where a holder's income cannot be clubbed so */
export function requireClubbable({
  id,
  kind,
  clubbedWith,
}: Pick<HolderRow, "id" | "kind" | "clubbedWith">): void {
  if (clubbedWith === null || (kind === "minor" && clubbedWith !== id)) return;
  const message = "Only a minor's income is taxed with another person's";
  throw new AppError("request/invalid", { message, fieldErrors: { clubbedWith: message } });
}

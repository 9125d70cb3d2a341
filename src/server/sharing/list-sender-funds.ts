import { countCategories } from "../../shared/categories/counting.ts";
import { AppError } from "../../shared/errors.ts";
import type { SenderInput, SharedFundList } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { copiesFrom } from "../funds/queries/fund-sets.ts";
import { staleNavsIn } from "../funds/queries/nav-refresh.ts";
import { senderOf, sharedFundsFrom } from "./queries/senders.ts";
import { refreshNavsIfAvailable } from "../funds/refresh-navs.ts";
import { senderView, sharedFundView } from "./sender-view.ts";

/**
 * What one sender shares with the caller, the newest fund first. The copies' NAVs are refreshed and kept, by the
 * rule for own funds: one round trip where no NAV is due, two otherwise.
 * @throws AppError sharing/not-shared
 */
export async function senderFunds(
  ctx: SignedInContext,
  { senderId }: SenderInput,
): Promise<SharedFundList> {
  const { rows } = await ctx.read(
    (owner) =>
      [
        senderOf(ctx.db, owner, senderId),
        sharedFundsFrom(ctx.db, owner, senderId),
        staleNavsIn(ctx.db, copiesFrom(owner, senderId)),
      ] as const,
  );
  const [[sender], stored, due] = rows;
  if (sender === undefined) throw new AppError("sharing/not-shared");
  const refreshed = await refreshNavsIfAvailable(
    ctx,
    (userId) => copiesFrom(userId, senderId),
    due,
    (userId) => [sharedFundsFrom(ctx.db, userId, senderId)],
  );
  const funds = refreshed?.rows[0] ?? stored;
  return {
    sender: senderView(sender, ctx.settings),
    funds: funds.map((copy) => sharedFundView(copy, sender)),
    categories: [...countCategories(funds)]
      .map(([name, count]) => ({ name, count }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

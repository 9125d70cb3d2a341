import { countCategories } from "../../shared/categories/counting.ts";
import { AppError } from "../../shared/errors.ts";
import type { SenderInput, SharedFundList } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { copiesFromSender } from "../funds/queries/fund-sets.ts";
import { staleNavsIn } from "../funds/queries/nav-refresh.ts";
import { senderOf, sharedFundsFrom } from "./queries/senders.ts";
import { refreshNavsIfAvailable } from "../funds/refresh-navs.ts";
import { senderView, sharedFundView } from "./sender-view.ts";

/**
 * A sender's copies, newest fund first, after a NAV refresh: one round trip where no NAV is stale,
 * else two.
 * @throws AppError sharing/not-shared
 */
export async function listSenderFunds(
  ctx: SignedInContext,
  { senderId }: SenderInput,
): Promise<SharedFundList> {
  const { rows } = await ctx.read(
    (owner) =>
      [
        senderOf(ctx.db, owner, senderId),
        sharedFundsFrom(ctx.db, owner, senderId),
        staleNavsIn(ctx.db, copiesFromSender(owner, senderId)),
      ] as const,
  );
  const [[sender], stored, staleNavs] = rows;
  if (sender === undefined) throw new AppError("sharing/not-shared");
  const refreshed = await refreshNavsIfAvailable(
    ctx,
    (userId) => copiesFromSender(userId, senderId),
    staleNavs,
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

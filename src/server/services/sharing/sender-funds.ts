import { countCategories } from "../../../shared/categories/counting.ts";
import { AppError } from "../../../shared/errors.ts";
import type { SenderInput, SharedFundList } from "../../../shared/sharing/schema.ts";
import { readAsUser } from "../../auth/session.ts";
import type { RequestContext } from "../../context.ts";
import { copiesFrom } from "../../repositories/fund-sets.ts";
import { listStatus, refreshCandidates } from "../../repositories/schemes.ts";
import { senderOf, sharedFundsFrom } from "../../repositories/senders.ts";
import { refreshNavs } from "../funds/refresh-navs.ts";
import { senderView, sharedFundView } from "./sender-view.ts";

/**
 * What one sender shares with the caller, the newest fund first. The copies' NAVs are refreshed and kept, by the
 * rule for own funds: one round trip where no NAV is due, two otherwise.
 * @throws AppError sharing/not-shared
 */
export async function senderFunds(
  ctx: RequestContext,
  { senderId }: SenderInput,
): Promise<SharedFundList> {
  const { userId, rows } = await readAsUser(
    ctx,
    (owner) =>
      [
        senderOf(ctx.db, owner, senderId),
        sharedFundsFrom(ctx.db, owner, senderId),
        refreshCandidates(ctx.db, copiesFrom(owner, senderId)),
        listStatus(ctx.db),
      ] as const,
  );
  const [[sender], copies, candidates, [list]] = rows;
  if (sender === undefined) throw new AppError("sharing/not-shared");
  const { funds } = await refreshNavs(ctx, copiesFrom(userId, senderId), {
    funds: copies,
    candidates,
    navAsOf: list?.asOf ?? null,
  });
  return {
    sender: senderView(sender, ctx.settings),
    funds: funds.map((copy) => sharedFundView(copy, sender)),
    categories: [...countCategories(funds)]
      .map(([name, count]) => ({ name, count }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

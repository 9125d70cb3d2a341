import { countBy } from "../../../shared/count-by.ts";
import { AppError } from "../../../shared/errors.ts";
import { newestFirst } from "../../../shared/newest-first.ts";
import type { SenderInput, SharedFundList } from "../../../shared/sharing/schema.ts";
import { missing } from "../../../shared/missing.ts";
import { rowsPerLot } from "../../../shared/steps.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { countRows } from "../../platform/queue/run-in-turns.ts";
import { staleNavsIn } from "../../funds/queries/nav-refresh.ts";
import {
  copiesFrom,
  copiesFromSender,
  copiesPerPage,
  senderOf,
  type SharedFundRow,
} from "../queries/senders.ts";
import { refreshNavsIfAvailable } from "../../funds/refresh-navs.ts";
import { senderView, sharedFundView } from "../sender-view.ts";

/**
 * A sender's copies, newest fund first, after a NAV refresh: one round trip where no NAV is stale,
 * else two.
 * @throws AppError sharing/not-shared
 */
export async function listSenderFunds(
  ctx: SessionContext,
  { senderId }: SenderInput,
): Promise<SharedFundList> {
  const {
    sender: [sender],
    copies,
    staleNavs,
  } = await ctx.read((owner) => ({
    sender: senderOf(ctx.db, owner, senderId, ctx.clock()),
    copies: copiesFrom(ctx.db, owner, { senderId, id: "" }),
    staleNavs: staleNavsIn(ctx.db, copiesFromSender(owner, senderId), ctx.clock()),
  }));
  if (sender === undefined) throw new AppError("sharing/not-shared");
  const refreshed = await refreshNavsIfAvailable(
    ctx,
    (userId) => copiesFromSender(userId, senderId),
    staleNavs,
    (userId) => ({ copies: copiesFrom(ctx.db, userId, { senderId, id: "" }) }),
  );
  const funds = await allCopies(ctx, senderId, refreshed?.rows.copies ?? copies);
  await countRows(rowsPerLot * funds.length);
  return {
    sender: senderView(sender, ctx.settings),
    funds: funds.map((copy) => sharedFundView(copy, sender)),
    categories: [...countBy(funds, ({ category }) => category)]
      .map(([name, count]) => ({ name, count }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

/** Newest first. A sender from before there was a limit can have given more than a page. */
async function allCopies(
  ctx: SessionContext,
  senderId: string,
  first: readonly SharedFundRow[],
): Promise<SharedFundRow[]> {
  const copies = [...first];
  for (let page = first; page.length === copiesPerPage;) {
    const { id } = page.at(-1) ?? missing();
    ({ page } = await ctx.read((owner) => ({
      page: copiesFrom(ctx.db, owner, { senderId, id }),
    })));
    copies.push(...page);
  }
  return copies.toSorted(newestFirst);
}

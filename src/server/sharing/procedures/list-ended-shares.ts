import type { EndedShare } from "../../../shared/sharing/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { endedSharesOf } from "../queries/removed-shares.ts";
import { endedShareView } from "../sender-view.ts";

/** Senders who stopped sharing with the caller in the last 30 days, unless the caller has dismissed the notice. */
export async function listEndedShares(ctx: SessionContext): Promise<EndedShare[]> {
  const { ended } = await ctx.read((owner) => ({ ended: endedSharesOf(ctx.db, owner) }));
  return ended.filter(({ dismissedAt }) => dismissedAt === null).map(endedShareView);
}

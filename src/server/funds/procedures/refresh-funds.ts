import type { RefreshResult } from "../../../shared/funds/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { userFunds } from "../queries/fund-sets.ts";
import { staleNavsIn } from "../queries/nav-refresh.ts";
import { refreshNavs } from "../refresh-navs.ts";

export async function refreshFunds(ctx: SignedInContext): Promise<RefreshResult> {
  const { staleNavs } = await ctx.read((owner) => ({
    staleNavs: staleNavsIn(ctx.db, userFunds(owner), ctx.clock()),
  }));
  const refreshed = await refreshNavs(ctx, userFunds, staleNavs, () => ({}));
  return { updated: refreshed?.updated ?? 0, navAsOf: staleNavs[0]?.asOf ?? null };
}

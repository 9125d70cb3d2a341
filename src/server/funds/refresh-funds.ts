import type { RefreshResult } from "../../shared/funds/schema.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { ownFunds } from "./queries/fund-sets.ts";
import { staleNavsIn } from "./queries/nav-refresh.ts";
import { refreshNavs } from "./refresh-navs.ts";

/**
 * Refreshes the NAVs of the caller's funds.
 * @returns how many funds changed
 */
export async function refreshFunds(ctx: SignedInContext): Promise<RefreshResult> {
  const { rows } = await ctx.read((owner) => [staleNavsIn(ctx.db, ownFunds(owner))] as const);
  const [due] = rows;
  const refreshed = await refreshNavs(ctx, ownFunds, due, () => []);
  return { updated: refreshed?.updated ?? 0, navAsOf: due[0]?.asOf ?? null };
}

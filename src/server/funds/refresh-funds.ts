import type { RefreshResult } from "../../shared/funds/schema.ts";
import { readAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { ownFunds } from "./queries/fund-sets.ts";
import { dueIn } from "./queries/nav-refresh.ts";
import { refreshNavs } from "./refresh-navs.ts";

/**
 * Refreshes the NAVs of the caller's funds.
 * @returns how many funds changed
 */
export async function refreshFunds(ctx: RequestContext): Promise<RefreshResult> {
  const { userId, rows } = await readAsUser(
    ctx,
    (owner) => [dueIn(ctx.db, ownFunds(owner))] as const,
  );
  const [due] = rows;
  const refreshed = await refreshNavs(ctx, ownFunds(userId), due, []);
  return { updated: refreshed?.updated ?? 0, navAsOf: due[0]?.asOf ?? null };
}

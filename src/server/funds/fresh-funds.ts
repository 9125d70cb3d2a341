import type { IsoDate } from "../../shared/dates.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { Results, NamedQueries } from "../platform/db/batch.ts";
import type { Owner } from "../platform/db/query.ts";
import { countJson } from "../platform/queue/run-in-turns.ts";
import type { UserId } from "../platform/user-id.ts";
import { userFunds } from "./queries/fund-sets.ts";
import { pricedFundsOf, readPricedFunds } from "./queries/priced-funds.ts";
import { refreshNavsIfAvailable } from "./refresh-navs.ts";

type Funds = ReturnType<typeof readPricedFunds>;

/**
 * The caller's funds, newest first, after a NAV refresh: one round trip where no NAV is stale, else
 * two.
 * @param reads of the same round trip
 */
export async function freshFunds<Reads extends NamedQueries>(
  ctx: SignedInContext,
  reads: (owner: Owner) => Reads,
): Promise<{ userId: UserId; funds: Funds; asOf: IsoDate | null; rows: Results<Reads> }> {
  const {
    userId: caller,
    stored,
    rows,
  } = await ctx.read((owner) => ({
    stored: pricedFundsOf(ctx.db, owner, ctx.clock()),
    rows: reads(owner),
  }));
  const refreshed = await refreshNavsIfAvailable(ctx, userFunds, stored, (userId) => ({
    funds: pricedFundsOf(ctx.db, userId, ctx.clock()),
  }));
  const [row] = refreshed?.rows.funds ?? stored;
  await countJson(row?.funds ?? "");
  return {
    userId: caller,
    funds: readPricedFunds(row?.funds ?? "[]"),
    asOf: row?.asOf ?? null,
    rows,
  };
}

import type { IsoDate } from "../../shared/dates.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { Answer } from "../platform/db/batch.ts";
import type { Owner, Query } from "../platform/db/query.ts";
import { userFunds } from "./queries/fund-sets.ts";
import { pricedFundsOf, readPricedFunds } from "./queries/priced-funds.ts";
import { refreshNavsIfAvailable } from "./refresh-navs.ts";

type Funds = ReturnType<typeof readPricedFunds>;

/**
 * The caller's funds, newest first, after a NAV refresh: one round trip where no NAV is stale, else
 * two.
 * @param reads of the same round trip
 */
export async function freshFunds<const Reads extends readonly Query[]>(
  ctx: SignedInContext,
  reads: (owner: Owner) => Reads,
): Promise<{ funds: Funds; asOf: IsoDate | null; rows: Answer<Reads> }> {
  const {
    rows: [stored, rows],
  } = await ctx.read((owner) => [pricedFundsOf(ctx.db, owner, ctx.clock()), reads(owner)]);
  const refreshed = await refreshNavsIfAvailable(ctx, userFunds, stored, (userId) => [
    pricedFundsOf(ctx.db, userId, ctx.clock()),
  ]);
  const [row] = refreshed?.rows[0] ?? stored;
  return {
    funds: readPricedFunds(row?.funds ?? "[]"),
    asOf: row?.asOf ?? null,
    rows,
  };
}

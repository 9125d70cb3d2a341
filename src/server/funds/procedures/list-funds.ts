import { suggestedCategory } from "../../../shared/schemes/suggested-category.ts";
import { dayChangeOf, dayChangesByFund } from "../../../shared/funds/day-change.ts";
import type { FundFacts, FundList } from "../../../shared/funds/schema.ts";
import { me } from "../../../shared/holders/holder.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { freshFunds } from "../fresh-funds.ts";
import { fundView } from "../fund-view.ts";

export async function listFunds(ctx: SignedInContext): Promise<FundList> {
  const { funds, asOf } = await freshFunds(ctx, () => ({}));
  const list = {
    funds: funds.map(fundView),
    navAsOf: asOf,
    dayChange: dayChangeOf(funds),
    facts: factsOf(funds),
  };
  if (funds.every(({ holderId }) => holderId === null)) return list;
  const held = Map.groupBy(funds, ({ holderId }) => holderId ?? me);
  const changes = [...held].map(([holder, own]) => [holder, dayChangeOf(own)] as const);
  return { ...list, holderDayChanges: Object.fromEntries(changes) };
}

function factsOf(
  funds: Awaited<ReturnType<typeof freshFunds>>["funds"],
): Record<string, FundFacts> {
  const changes = dayChangesByFund(funds);
  return Object.fromEntries(
    funds.map(({ id, fundHouse, schemeName, schemeCategory }) => [
      id,
      {
        dayChange: changes.get(id) ?? null,
        fundHouse,
        kind: suggestedCategory(schemeCategory, schemeName),
      },
    ]),
  );
}

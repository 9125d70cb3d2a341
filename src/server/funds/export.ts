import type { Fund } from "../../shared/funds/schema.ts";
import { newestFirst } from "../../shared/newest-first.ts";
import { exportPart } from "../auth/export-part.ts";
import type { SessionContext } from "../auth/signed-in-context.ts";
import { categoryView } from "./categories/category-view.ts";
import { categoriesOf } from "./categories/queries.ts";
import { fundView } from "./fund-view.ts";
import { holderReads, holderViews } from "./holders-with-counts.ts";
import { fundsAfter, fundsPerPage, type FundRow } from "./queries/funds.ts";

export const fundsExport = exportPart({
  reads: (ctx, owner) => ({ first: fundsAfter(ctx.db, owner), people: holderReads(ctx, owner) }),
  view: async ({ first, people }, ctx) => ({
    funds: await allFunds(ctx, first),
    holders: holderViews(people),
  }),
});

/** Newest first. */
async function allFunds(ctx: SessionContext, first: readonly FundRow[]): Promise<Fund[]> {
  const funds = [...first];
  for (let page = first; page.length === fundsPerPage;) {
    const last = page.at(-1)?.id;
    ({ page } = await ctx.read((owner) => ({ page: fundsAfter(ctx.db, owner, last) })));
    funds.push(...page);
  }
  return funds.toSorted(newestFirst).map(fundView);
}

export const categoriesExport = exportPart({
  reads: ({ db }, owner) => ({ categories: categoriesOf(db, owner) }),
  view: ({ categories }) => ({ categories: categories.map(categoryView) }),
});

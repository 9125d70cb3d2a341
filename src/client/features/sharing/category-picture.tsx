import { portfolioTotals } from "../../../shared/funds/totals.ts";
import type { SharedFundList } from "../../../shared/sharing/schema.ts";
import { CategoryBar } from "../fund-list/category-bar.tsx";
import { categoryShares } from "../fund-list/category-shares.ts";

export function CategoryPicture({ funds, sender: { excludedCategories } }: SharedFundList) {
  const { currentValue } = portfolioTotals(funds, excludedCategories);
  return <CategoryBar shares={categoryShares(funds, currentValue, excludedCategories)} />;
}

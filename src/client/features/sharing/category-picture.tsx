import { portfolioTotals } from "../../../shared/funds/totals.ts";
import type { SharedFundList } from "../../../shared/sharing/schema.ts";
import { CategoryBar } from "../funds/category-bar.tsx";
import { categoryShares } from "../funds/category-shares.ts";

export function CategoryPicture({ funds, sender: { excludedCategories } }: SharedFundList) {
  const { currentValue } = portfolioTotals(funds, excludedCategories);
  return <CategoryBar shares={categoryShares(funds, currentValue, excludedCategories)} />;
}

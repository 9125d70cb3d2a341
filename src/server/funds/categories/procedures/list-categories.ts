import type { Category } from "../../../../shared/funds/categories/schema.ts";
import type { SignedInContext } from "../../../auth/signed-in-context.ts";
import { categoriesOf } from "../queries.ts";
import { categoryView } from "../category-view.ts";

export async function listCategories(ctx: SignedInContext): Promise<Category[]> {
  const { categories } = await ctx.read((owner) => ({ categories: categoriesOf(ctx.db, owner) }));
  return categories.map(categoryView);
}

import type { Category } from "../../shared/categories/schema.ts";
import { readAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { categoriesOf } from "./queries.ts";
import { categoryView } from "./category-view.ts";

/** The caller's categories by name. A category without funds does not exist. */
export async function listCategories(ctx: RequestContext): Promise<Category[]> {
  const { rows } = await readAsUser(ctx, (owner) => [categoriesOf(ctx.db, owner)] as const);
  return rows[0].map(categoryView);
}

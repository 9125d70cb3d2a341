import type { Category } from "../../../shared/funds/categories/schema.ts";
import type { CategoryRow } from "./queries.ts";

export const categoryView = ({ name, count, createdAt, updatedAt }: CategoryRow): Category => ({
  name,
  count,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt?.toISOString() ?? null,
});

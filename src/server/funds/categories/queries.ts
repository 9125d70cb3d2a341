import { asc, eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import { categories } from "./tables.ts";

export type CategoryRow = typeof categories.$inferSelect;

export const categoriesOf = ({ reads }: Database, owner: Owner) =>
  reads.select().from(categories).where(eq(categories.userId, owner)).orderBy(asc(categories.name));

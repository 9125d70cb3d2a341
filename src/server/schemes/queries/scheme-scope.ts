import { sql, type SQL } from "drizzle-orm";

/** Schemes of mutual funds, specialised investment funds (SIF), or both: AMFI publishes them apart. */
export type SchemeScope = "main" | "sif" | "all";

/** Whether a column's code is a specialised investment fund's. A range finds them in an index. */
export const isSif = (code: SQL): SQL => sql`(${code} >= 'SIF-' and ${code} < 'SIF.')`;

export function inScope(code: SQL, scope: SchemeScope): SQL {
  if (scope === "all") return sql`true`;
  return scope === "sif" ? isSif(code) : sql`not ${isSif(code)}`;
}

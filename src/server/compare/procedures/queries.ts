import { sql } from "drizzle-orm";
import { trackedSchemes } from "../../history/tables.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonValues } from "../../platform/db/json-rows.ts";
import { schemes } from "../../schemes/tables.ts";

export const comparableSchemes = ({ reads }: Database, codes: readonly string[]) =>
  reads
    .select({
      code: schemes.key,
      name: schemes.name,
      option: schemes.option,
      nav: schemes.nav,
      navDate: schemes.navDate,
      wantedFrom: trackedSchemes.wantedFrom,
    })
    .from(schemes)
    .leftJoin(trackedSchemes, sql`${trackedSchemes.code} = ${schemes.key}`)
    .where(sql`${schemes.key} in (${jsonValues(codes)})`);

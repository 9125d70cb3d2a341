import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";

/**
 * Clears the NAVs that funds and copies got from the sample list, so that the next refresh takes those of the list that
 * replaces it, whatever their dates. Comes in the batch that stores that list.
 */
export const forgetSampleNavs = ({ writes }: Database) =>
  ["funds", "shared_funds"].map((table) =>
    writes.run(sql`
      update ${sql.raw(table)} as fund set nav = null, nav_date = null
      from scheme_list
      where scheme_list.id = 1 and scheme_list.source = 'sample' and fund.nav is not null`),
  );

import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";

/** The facts of a fund that the law and the exit load depend on. */
export type LotFacts = {
  category: string | null;
  class: "equity" | "specified" | "other" | null;
  exitLoad: string | null;
};

export const lotFactsOf = ({ reads }: Database, owner: Owner, fundId: string) =>
  reads.all<LotFacts>(sql`
    select schemes.category, tax_schemes.class, exit_loads.load as "exitLoad" from funds
    left join schemes on schemes.key = funds.amfi_code
    left join tax_schemes
      on tax_schemes.user_id = funds.user_id and tax_schemes.amfi_code = funds.amfi_code
    left join exit_loads on exit_loads.user_id = funds.user_id and exit_loads.fund_id = funds.id
    where funds.user_id = ${owner} and funds.id = ${fundId}`);

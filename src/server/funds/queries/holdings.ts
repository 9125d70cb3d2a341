import { getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { jsonRows } from "../../platform/db/json-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import { funds } from "../tables.ts";
import { schemes } from "../../schemes/tables.ts";
import { ownFunds } from "./fund-sets.ts";
import { due, heldIn, type StaleNavs } from "./nav-refresh.ts";

// Whose they are is known, and a name's key is only searched by.
const { userId: _, nameKey: __, ...fundColumns } = getTableColumns(funds);
const { previousNav, previousNavDate } = schemes;
const holding = jsonRows({ ...fundColumns, previousNav, previousNavDate }, ({ table, name }) =>
  table === schemes
    ? `iif(schemes.nav_date = held.nav_date, schemes.${name}, null)`
    : `held.${name}`,
);

/**
 * The user's funds, each with the NAV that its scheme had before the one that the fund has now, where that is known;
 * all of them in one value, for `readHoldings`. Beside them what a refresh would have to do.
 */
export const holdingsOf = ({ reads }: Database, owner: Owner) =>
  reads.all<StaleNavs & { holdings: string }>(
    sql`select ${holding.columns} as holdings, ${due} from ${heldIn(ownFunds(owner))}`,
  );

/** Newest first. */
export const readHoldings = (holdings: string) =>
  holding
    .read(holdings)
    .toSorted(
      (one, other) =>
        other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? -1 : 1),
    );

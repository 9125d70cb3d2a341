import { sql, type SQL } from "drizzle-orm";
import type { Owner } from "../../platform/db/query.ts";

/** A query of fund ids. */
export type FundSelector = (owner: Owner) => SQL;

export const fundsById =
  (ids: readonly string[]): FundSelector =>
  () =>
    sql`select value from json_each(${JSON.stringify(ids)})`;

export const fundsOfTransaction =
  (id: string): FundSelector =>
  (owner) =>
    sql`select other.fund_id from transactions as one
      join transactions as other on other.user_id = one.user_id
        and (other.id = one.id or other.pair_id = one.pair_id)
      where one.user_id = ${owner} and one.id = ${id}`;

/** These funds, and those that have a leg of one of these pairs. */
export const fundsOfPairs =
  (fundIds: readonly string[], pairIds: readonly string[]): FundSelector =>
  (owner) => {
    const pairs = sql`(select value from json_each(${JSON.stringify(pairIds)}))`;
    return sql`select value from json_each(${JSON.stringify(fundIds)})
      union select fund_id from transactions where user_id = ${owner} and id in ${pairs}
      union select fund_id from transactions where user_id = ${owner} and pair_id in ${pairs}`;
  };

const movesNoLots = sql.raw("('switch-in', 'switch-out')");

/**
 * With the funds that exchanged lots with them, because their costs depend on each other. Goes from
 * funds to pairs and back, so that each leg is looked at twice, however many a pair has. `cross join`
 * and the plus sign make the planner take the index by fund first, then the one by pair.
 */
export const linkedFunds = (owner: Owner, scope: FundSelector): SQL => sql`
  with recursive linked (fund_id, pair_id) as (
    select *, null from (${scope(owner)})
    union select null, leg.pair_id from linked cross join transactions as leg
      on leg.user_id = ${owner} and leg.fund_id = linked.fund_id
      where +leg.pair_id is not null and leg.type not in ${movesNoLots}
    union select leg.fund_id, null from linked cross join transactions as leg
      on leg.user_id = ${owner} and leg.pair_id = linked.pair_id
      where leg.type not in ${movesNoLots})
  select fund_id from linked where fund_id is not null`;

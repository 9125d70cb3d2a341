import { sql } from "drizzle-orm";
import type { IsoDate } from "../../../shared/dates.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import type { Renaming, WatchedFund } from "../../../shared/letters/events.ts";
import { ofHolder } from "../../holders/queries/holders.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";

/**
 * Funds that are held, with the day of the newest NAV that the list, the history or the fund has. A fund takes new NAVs only when
 * its owner looks at it, so that without a scheme its day says nothing.
 */
export const watchedFundsOf = ({ reads }: Database, owner: Owner, holder: HolderFilter) =>
  reads.all<WatchedFund>(sql`
    select funds.id, scheme_name as "schemeName", folio_number as "folioNumber",
      iif(amfi_code is null, null, nullif(max(coalesce(funds.nav_date, ''), coalesce(schemes.nav_date, ''),
        coalesce((select date(max(day) * 86400, 'unixepoch') from nav_points where code = amfi_code), '')), ''))
        as "navDate"
    from funds left join schemes on schemes.key = funds.amfi_code
    where funds.user_id = ${owner} and ${ofHolder(holder)} and cast(funds.units as real) <> 0`);

export const renamingsOf = (
  { reads }: Database,
  owner: Owner,
  holder: HolderFilter,
  since: IsoDate,
) =>
  reads.all<Renaming>(sql`
    select funds.id as "fundId", former_name as was, renamed.name as "is", renamed_on as "on"
    from funds join scheme_renamings as renamed
      on renamed.code = funds.amfi_code and renamed_on >= ${since}
    where funds.user_id = ${owner} and ${ofHolder(holder)} order by renamed_on, funds.id`);

type WaitingRow = { fundId: string; count: number; paise: number; last: IsoDate };

/** By fund, the instalments that were worked out and nobody has confirmed. */
export const waitingInstalmentsOf = ({ reads }: Database, owner: Owner, holder: HolderFilter) =>
  reads.all<WaitingRow>(sql`
    select fund_id as "fundId", count(*) as count, sum(round(amount * 100)) as paise, max(date) as last
    from transactions
    where user_id = ${owner} and confirmed = 0 and source = 'sip'
      and fund_id in (select id from funds where user_id = ${owner} and ${ofHolder(holder)})
    group by fund_id`);

/** Of those who share with an owner: when what they share was last updated, after it was shared. */
export const updatedSharesOf = ({ reads }: Database, owner: Owner, since: Date) =>
  reads.all<{ senderId: string; at: number }>(sql`
    select sender_id as "senderId", pushed_at as at
    from shares where recipient_id = ${owner} and pushed_at >= ${since.getTime()}`);

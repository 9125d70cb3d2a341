import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { IsoDate } from "../../../shared/dates.ts";
import type { KnownNavs } from "../../../shared/sips/due-nav.ts";
import type { Database } from "../../platform/db/client.ts";
import { trackedSchemes } from "../../history/tables.ts";
import { schemes } from "../../schemes/tables.ts";
import { funds } from "../../funds/tables.ts";
import type { SipRow } from "../queries/sips.ts";
import { sips } from "../tables.ts";

export type DueSip = SipRow & KnownNavs & { code: string };

const { nav, navDate, previousNav, previousNavDate } = schemes;

/** Whether a SIP is the first, second or a later one of its user that is due. */
const placeOfUser = sql`row_number() over (
  partition by ${sips.userId} order by ${sips.nextDue}, ${sips.id})`;

/**
 * SIPs whose next instalment has fallen due within the NAVs that are listed or stored: each user's first before anyone's
 * second, the longest due first. None while the list is the sample, whose NAVs are not real.
 */
export const dueSips = ({ reads }: Database, today: IsoDate, max: number) =>
  reads
    .select({
      ...getTableColumns(sips),
      nav,
      navDate,
      previousNav,
      previousNavDate,
      code: schemes.key,
    })
    .from(sips)
    .innerJoin(funds, and(eq(funds.userId, sips.userId), eq(funds.id, sips.fundId)))
    .innerJoin(schemes, eq(schemes.key, funds.amfiCode))
    .leftJoin(trackedSchemes, eq(trackedSchemes.code, schemes.key))
    .where(
      and(
        sql`(${sips.paused} = 0 or ${sips.nextDue} <= ${sips.pausedOn})
          and ${sips.nextDue} <= ${today} and ${sips.nextDue} <= ${navDate}
          and (${sips.nextDue} >= coalesce(${previousNavDate}, ${navDate})
            or ${sips.nextDue} >= ${trackedSchemes.filledFrom})
          and not exists (select 1 from scheme_list where id = 1 and source = 'sample')`,
      ),
    )
    .orderBy(placeOfUser, sips.nextDue)
    .limit(max);

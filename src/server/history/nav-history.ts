import type { IsoDate } from "../../shared/dates.ts";
import { dayOf, isoDay } from "../../shared/history/days.ts";
import type { NavHistory } from "../../shared/history/schema.ts";
import type { ServiceContext } from "../platform/context.ts";
import { isIncomplete } from "./fill-history.ts";
import { readHistory } from "./store-history.ts";

/** The stored NAVs of one scheme; null for one whose NAVs nobody has asked for yet. */
export async function getNavHistory(
  ctx: Pick<ServiceContext, "db">,
  code: string,
  from: IsoDate | null,
): Promise<NavHistory | null> {
  const stored = await readHistory(ctx, code);
  if (stored === null) return null;
  const { days, navs } = stored.points;
  const start = from === null ? 0 : days.findIndex((day) => day >= dayOf(from));
  const last = days.at(-1);
  return {
    code,
    asOf: last === undefined ? null : isoDay(last),
    days: start === -1 ? [] : days.slice(start),
    navs: start === -1 ? [] : navs.slice(start),
    isFilling: isIncomplete(stored.scheme),
  };
}

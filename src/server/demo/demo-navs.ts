import type { IsoDate } from "../../shared/dates.ts";
import { missing } from "../../shared/missing.ts";
import { readHistory } from "../history/store-history.ts";
import type { ServiceContext } from "../platform/context.ts";
import { demoCodes, demoStart } from "./portfolio.ts";
import { storedNavs, type NavOnOrAfter } from "./sip-ledger.ts";

/** The stored NAVs of the demo's schemes, of those where they go back to its first purchase. */
export async function readDemoNavs(
  ctx: Pick<ServiceContext, "db">,
  until: IsoDate,
): Promise<ReadonlyMap<string, NavOnOrAfter>> {
  const histories = await Promise.all(demoCodes.map((code) => readHistory(ctx, code)));
  return new Map(
    histories.flatMap((history, index): [string, NavOnOrAfter][] => {
      const navs = history && storedNavs(history.points, demoStart(until));
      return navs === null ? [] : [[demoCodes[index] ?? missing(), navs]];
    }),
  );
}

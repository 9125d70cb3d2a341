import { useQuery } from "@tanstack/react-query";
import type { IsoDate } from "../../../shared/dates.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { NavHistory } from "../../../shared/history/schema.ts";
import { navHistoryQuery } from "../schemes/nav-history-query.ts";

export type PricedFund = Pick<Fund, "nav" | "navDate"> & {
  history: NavHistory | null;
};

/** A fund with its scheme's history, which is fetched only for another day than the newest NAV's. */
export function usePricedFund(
  fund: Pick<Fund, "amfiCode" | "nav" | "navDate"> | undefined,
  date: IsoDate,
): PricedFund {
  const { amfiCode = null, nav = null, navDate = null } = fund ?? {};
  const { data = null } = useQuery({
    ...navHistoryQuery(amfiCode ?? ""),
    enabled: amfiCode !== null && date !== "" && date !== navDate,
  });
  return { nav, navDate, history: data };
}

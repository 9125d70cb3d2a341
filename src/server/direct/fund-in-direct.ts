import type { NavPair } from "../../shared/direct/nav-lookup.ts";
import { moneyInDirect, type SameMoney } from "../../shared/direct/same-money.ts";
import type { DirectReason, TwinView } from "../../shared/direct/schema.ts";
import type { LedgerStep } from "../../shared/direct/twin-units.ts";
import { missing } from "../../shared/missing.ts";
import { isPartialHistory } from "../../shared/portfolio/performance.ts";
import type { TaxEntry } from "../../shared/tax/taxed-fund.ts";
import type { Ledger } from "../../shared/transactions/ledger.ts";
import type { TwinSchemes } from "./twin-schemes.ts";

type Unknown = { twin: TwinView | null; reason: DirectReason; same: null };

type Known = {
  twin: TwinView;
  reason: null;
  same: SameMoney;
  steps: LedgerStep[];
  /** Valid until the next fund is worked out. */
  navs: NavPair;
  isEstimate: boolean;
};

/** One fund in its direct plan, or why that is not known. */
export function fundInDirect(
  code: string,
  ledger: Ledger | undefined,
  entries: ReadonlyMap<string, TaxEntry>,
  schemes: TwinSchemes,
): Unknown | Known {
  const [first] = ledger?.entries ?? [];
  if (ledger === undefined || first === undefined) return unknown("totals");
  if (ledger.units === 0) return unknown("not-held");
  const own = ledger.entries.map(({ entry }) => entries.get(entry.id) ?? missing());
  if (isPartialHistory(own)) return unknown("partial-history");
  const found = schemes.find(code, first.entry.date);
  if (found.reason !== null) return { ...found, same: null };
  const { twin, navs, isEstimate } = found;
  const steps = ledger.entries.map((step, index) => ({
    ...step,
    exitLoad: (own[index] ?? missing()).exitLoad,
  }));
  const same = moneyInDirect(steps, navs);
  if (same === null) return { twin, reason: "no-history", same };
  return {
    twin,
    reason: null,
    same,
    steps,
    navs,
    isEstimate: isEstimate || same.ledger.isEstimate,
  };
}

const unknown = (reason: DirectReason): Unknown => ({ twin: null, reason, same: null });

import type { NavPair } from "../../shared/direct/nav-lookup.ts";
import { moneyInDirect, type SameMoney } from "../../shared/direct/same-money.ts";
import type { DirectReason, TwinView } from "../../shared/direct/schema.ts";
import type { LedgerStep, MovedValues } from "../../shared/direct/twin-units.ts";
import { missing } from "../../shared/missing.ts";
import { isPartialHistory } from "../../shared/portfolio/performance.ts";
import type { TaxEntry } from "../../shared/tax/taxed-fund.ts";
import type { Ledger } from "../../shared/transactions/ledger.ts";
import type { TwinSchemes } from "./twin-schemes.ts";

type Unknown = { twin: TwinView | null; reason: DirectReason; same: null };

export type Known = {
  twin: TwinView;
  reason: null;
  same: SameMoney;
  steps: LedgerStep[];
  /** Valid until the next fund is worked out. */
  navs: NavPair;
};

type Ledgers = { ledgers: ReadonlyMap<string, Ledger>; entries: ReadonlyMap<string, TaxEntry> };

/**
 * One fund in its direct plan, or why that is not known.
 * @param moved by paired legs between the account's funds
 */
export function fundInDirect(
  fund: DirectFundKey,
  all: Ledgers,
  schemes: TwinSchemes,
  moved: MovedValues,
): Unknown | Known {
  const found = stepsWithNavs(fund, all, schemes);
  if (found.reason !== null) return { ...found, same: null };
  const { twin, navs, steps } = found;
  const same = moneyInDirect(steps, navs, moved);
  if (same === null) return { twin, reason: "no-history", same };
  return { twin, reason: null, same, steps, navs };
}

export type DirectFundKey = { id: string; code: string };

type Found = Pick<Known, "twin" | "reason" | "steps" | "navs">;

/** A fund's ledger and its NAVs in both plans, or why one of them is not known. */
export function stepsWithNavs(
  { id, code }: DirectFundKey,
  { ledgers, entries }: Ledgers,
  schemes: TwinSchemes,
): Omit<Unknown, "same"> | Found {
  const ledger = ledgers.get(id);
  const [first] = ledger?.entries ?? [];
  if (ledger === undefined || first === undefined) return { twin: null, reason: "totals" };
  const own = ledger.entries.map(({ entry }) => entries.get(entry.id) ?? missing());
  if (isPartialHistory(own)) return { twin: null, reason: "partial-history" };
  const found = schemes.find(code, first.entry.date);
  if (found.reason !== null) return found;
  const steps = ledger.entries.map((step, index) => ({
    ...step,
    exitLoad: (own[index] ?? missing()).exitLoad,
  }));
  return { ...found, steps };
}

import { addDays, type IsoDate } from "../../dates.ts";
import { toPaise, type MicroUnits } from "../../transactions/fixed-point.ts";
import { valueOf } from "../lot-gain.ts";
import type { TaxRules } from "../rules/tax-rules.ts";
import type { LedgerFacts } from "../taxed-fund.ts";
import type { HeldFund, SellableFund } from "./held-fund.ts";
import { isLotCertain, lotDates } from "./sellable.ts";

/** A smaller gain or loss is not worth a sale: what it saves is a few rupees of tax. */
export const smallestGain = toPaise(100);

export const nameOf = ({ id, schemeName, folioNumber }: HeldFund) => ({
  fundId: id,
  schemeName,
  folioNumber,
});

type Within = { today: IsoDate; days: number; rules: TaxRules };

/** Lots that become long-term on a day. */
type SoonLongTerm = ReturnType<typeof nameOf> & {
  units: MicroUnits;
  on: IsoDate;
  certain: boolean;
};

/**
 * A fund's lots that become long-term within so many days, by day; none of less than ₹100. Without units of an ELSS: their lock
 * ends later than they become long-term.
 */
export function soonLongTerm(
  fund: SellableFund,
  facts: LedgerFacts,
  { today, days, rules }: Within,
): SoonLongTerm[] {
  if (fund.scheme.isElss) return [];
  const until = addDays(today, days);
  const byDay = new Map<IsoDate, { units: MicroUnits; certain: boolean }>();
  for (const lot of fund.lots.toReversed()) {
    const { longTermFrom } = lotDates(fund, lot.date, today, rules);
    if (longTermFrom === null || longTermFrom > until) continue;
    // Older lots are long-term as well.
    if (longTermFrom <= today) break;
    const { units, certain } = byDay.get(longTermFrom) ?? { units: 0, certain: true };
    byDay.set(longTermFrom, {
      units: units + lot.remaining,
      certain: certain && isLotCertain(lot, fund, facts, { on: today, rules }),
    });
  }
  return [...byDay]
    .filter(([, { units }]) => valueOf(units, fund.nav) >= smallestGain)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([on, lots]) => ({ ...nameOf(fund), ...lots, on }));
}

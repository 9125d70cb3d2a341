import { valueFund } from "../../../shared/funds/valuation.ts";
import { decimal } from "../../../shared/money.ts";
import { fromMicroUnits, fromPaise } from "../../../shared/transactions/fixed-point.ts";
import type { LotSale } from "../../../shared/transactions/ledger.ts";
import type { OpenLot } from "../../../shared/transactions/open-lots.ts";
import type { Lot, SoldElssUnits } from "../../../shared/transactions/schema.ts";
import type { ExitLoad } from "../../../shared/tax/exit-load.ts";
import { unlockedFrom } from "../../../shared/tax/selling/held-fund.ts";
import { taxRules } from "../../../shared/tax/rules/tax-rules.ts";
import {
  classOfScheme,
  withChosenClass,
  type ClassOfScheme,
} from "../../../shared/tax/scheme-class.ts";
import { lotDates } from "../../../shared/tax/selling/sellable.ts";
import type { LotFacts } from "./queries.ts";

export const soldElssUnits = ({ entry, parts }: LotSale, scheme: ClassOfScheme): SoldElssUnits[] =>
  parts.flatMap(({ date, units }) => {
    const lockedUntil = unlockedFrom(scheme, date, taxRules);
    return lockedUntil === null
      ? []
      : [{ transactionId: entry.id, units: fromMicroUnits(units), lockedUntil }];
  });

export const taxFacts = (
  facts: LotFacts | undefined,
  { schemeName, amfiCode }: { schemeName: string; amfiCode: string | null },
) => ({
  scheme: withChosenClass(
    classOfScheme(facts?.category ?? null, schemeName, amfiCode),
    facts?.class ?? null,
  ),
  exitLoad: facts?.exitLoad == null ? null : (JSON.parse(facts.exitLoad) as ExitLoad),
});

/** Rupees with 2 decimals, the unit cost with 4; half away from zero. */
export function lotView(
  { transactionId, date, units, remaining, cost }: OpenLot,
  nav: string | null,
): Omit<Lot, keyof ReturnType<typeof lotDates>> {
  const [held, paid] = [decimal(fromMicroUnits(remaining)), decimal(fromPaise(cost))];
  const { currentAmount, pnl } = valueFund({
    units: held.toText(),
    investedAmount: paid.toText(),
    nav,
  });
  return {
    transactionId,
    date,
    units: fromMicroUnits(units),
    remaining: held.toNumber(),
    cost: paid.toNumber(),
    unitCost: held.isPositive() ? paid.dividedBy(held, 4).toNumber() : 0,
    value: currentAmount,
    gain: pnl,
  };
}

import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import { financialYear, financialYearText } from "../../transactions/financial-year.ts";
import { fromMicroUnits, fromPaise } from "../../transactions/fixed-point.ts";
import type { OpenLot } from "../../transactions/open-lots.ts";
import { valueOf } from "../lot-gain.ts";
import { taxRules, type TaxRules } from "../rules/tax-rules.ts";
import type { LedgerFacts } from "../taxed-fund.ts";
import { sellableFund, type HeldFund, type SellableFund } from "./held-fund.ts";
import { isLotCertain, lotDates } from "./sellable.ts";
import type { HeldDay, HeldLots, HeldYear } from "./selling-types.ts";

type Of = {
  today: IsoDate;
  /** The financial year whose days are listed, by its first calendar year. */
  year?: number | undefined;
  rules?: TaxRules;
};

/**
 * The lots of a fund by the financial year of their purchase. Of one year at most 366 days are listed, so that the
 * result stays small however many lots there are.
 * @returns none where they are not known
 */
export function heldLots(
  fund: HeldFund,
  facts: LedgerFacts,
  { today, year, rules = taxRules }: Of,
): HeldLots {
  const found = sellableFund(fund, facts, today);
  if (found === null || typeof found === "string") return { years: [], days: [] };
  const held = found.lots.filter(({ remaining }) => remaining > 0).toReversed();
  const byYear = Map.groupBy(held, ({ date }) => financialYear(date));
  const ofYear = byYear.get(year ?? NaN) ?? [];
  return {
    years: [...byYear].map(([first, lots]) => heldYear(first, lots, found)),
    days: [...Map.groupBy(ofYear, ({ date }) => date).values()].map((lots) =>
      heldDay(lots, found, facts, { on: today, rules }),
    ),
  };
}

const heldYear = (first: number, lots: readonly OpenLot[], fund: SellableFund): HeldYear => ({
  financialYear: financialYearText(first),
  lots: lots.length,
  ...amountOf(lots, fund),
});

/** @param lots of one day, the newest first */
function heldDay(
  lots: readonly OpenLot[],
  fund: SellableFund,
  facts: LedgerFacts,
  { on, rules }: { on: IsoDate; rules: TaxRules },
): HeldDay {
  const { origin, date } = lots.at(-1) ?? missing();
  const { class: treatedAs, ...dates } = lotDates(fund, date, on, rules);
  return {
    acquiredOn: date,
    ...amountOf(lots, fund),
    class: treatedAs ?? fund.scheme.class,
    ...dates,
    certain: lots.every((lot) => isLotCertain(lot, fund, facts, { on, rules })),
    transactionId: origin,
    fundId: facts.entries.get(origin)?.fundId ?? fund.id,
  };
}

function amountOf(lots: readonly OpenLot[], { nav }: SellableFund) {
  const units = lots.reduce((sum, { remaining }) => sum + remaining, 0);
  return { units: fromMicroUnits(units), value: fromPaise(valueOf(units, nav)) };
}

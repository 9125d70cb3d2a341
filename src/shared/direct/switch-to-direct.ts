import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import type { Steps } from "../steps.ts";
import { shareOut } from "../tax/lot-gain.ts";
import { taxRules } from "../tax/rules/tax-rules.ts";
import { sellableFund, unlockedFrom, type HeldFund } from "../tax/selling/held-fund.ts";
import type { HeldPerson } from "../tax/selling/harvest.ts";
import { sellableOf } from "../tax/selling/sellable.ts";
import type { WhatIf } from "../tax/selling/selling-types.ts";
import { whatIf } from "../tax/selling/what-if.ts";
import type { LedgerFacts } from "../tax/taxed-fund.ts";
import { financialYear } from "../transactions/financial-year.ts";
import {
  fromMicroUnits,
  fromPaise,
  toMicroUnits,
  toPaise,
  type Paise,
} from "../transactions/fixed-point.ts";
import { stampDutyIn } from "../transactions/stamp-duty.ts";
import { breakEvenMonths, taxAtEnd, type Seller, type TaxedLot } from "./break-even.ts";
import type { BreakEven, SwitchCost, SwitchToDirect } from "./schema.ts";

/** Growth of both plans that a switch is worked out for, in percent a year. */
const assumedGrowth = [0, 8, 12];

type On = { today: IsoDate; advantage: number | null };

/**
 * The costs of switching all free units to the direct plan today, and after how many months the switch pays off.
 * @param advantage how much more the direct plan grows in a year, as a fraction; null: not known
 * @returns null where a sale cannot be worked out
 */
export function* switchToDirect(
  person: HeldPerson,
  fund: HeldFund,
  facts: LedgerFacts,
  { today, advantage }: On,
): Steps<SwitchToDirect | null> {
  const found = sellableFund(fund, facts, today);
  if (found === null || typeof found === "string") return null;
  const sellable = sellableOf(found, facts, { on: today, rules: taxRules });
  const free = found.lots.filter(
    ({ date }) => today >= (unlockedFrom(found.scheme, date, taxRules) ?? ""),
  );
  const units = fromMicroUnits(free.reduce((sum, { remaining }) => sum + remaining, 0));
  const locks = found.lots.flatMap(({ date }) => unlockedFrom(found.scheme, date, taxRules) ?? []);
  const last = locks.toSorted().at(-1);
  const lock = {
    lockedUntil: last !== undefined && last > today ? last : null,
    isElss: found.scheme.isElss,
    sellable,
  };
  if (units === 0) return { amount: 0, lots: [], switchCost: null, breakEven: [], ...lock };
  const sale = yield* whatIf(person, fund, facts, { units, on: today }, { today });
  if ("problem" in sale) return null;
  const switchCost = costOf(sale, fund, today);
  const profile = person.profiles.get(financialYear(today)) ?? { slab: null, resident: true };
  const seller = { scheme: found.scheme, slab: profile.slab, isResident: profile.resident };
  const breakEven: BreakEven[] = [];
  for (const growth of assumedGrowth) {
    breakEven.push({
      growth,
      months: yield* monthsFor(sale, switchCost, { today, advantage, growth, seller }),
    });
  }
  return { amount: sale.amount, lots: sale.lots, switchCost, breakEven, ...lock };
}

/** Nothing is known of a load that was not typed; stamp duty is paid on what goes into the direct plan. */
function costOf(sale: WhatIf, fund: HeldFund, today: IsoDate): SwitchCost {
  const exitLoad = fund.exitLoad === null ? null : sale.exitLoad;
  const stampDuty = stampDutyIn(sale.arrives, today);
  const total =
    exitLoad === null || sale.tax === null
      ? null
      : [exitLoad, sale.tax, sale.stt, stampDuty].reduce((sum, part) => sum + toPaise(part), 0);
  return {
    exitLoad,
    tax: sale.tax,
    stt: sale.stt,
    stampDuty,
    total: total === null ? null : fromPaise(total),
  };
}

type Assumed = On & { growth: number; seller: Seller };

function* monthsFor(
  sale: WhatIf,
  { total, stampDuty }: SwitchCost,
  { today, advantage, growth, seller }: Assumed,
): Steps<number | null> {
  if (total === null || advantage === null) return null;
  const [value, cost] = [toPaise(sale.amount), toPaise(total)];
  const bought = {
    value: value - cost,
    cost: value - cost + toPaise(stampDuty),
    acquiredOn: today,
  };
  return yield* breakEvenMonths({
    value,
    cost,
    advantage,
    growth: growth / 100,
    taxOfStaying: taxAtEnd(heldLots(sale), today, seller),
    taxOfSwitching: taxAtEnd([bought], today, seller),
  });
}

/** Each lot at today's value, with the cost that the law takes. */
function heldLots({ amount, lots }: WhatIf): TaxedLot[] {
  const values: Paise[] = shareOut(
    toPaise(amount),
    lots.map(({ units }) => toMicroUnits(units)),
  );
  return lots.map(({ acquiredOn, gain, exitLoad }, index) => {
    const value = values[index] ?? missing();
    return { value, cost: value - toPaise(exitLoad) - toPaise(gain), acquiredOn };
  });
}

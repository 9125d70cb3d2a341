import { runAtOnce } from "../src/shared/steps.ts";
import { harvest } from "../src/shared/tax/selling/harvest.ts";
import type { HeldFund } from "../src/shared/tax/selling/held-fund.ts";
import { taxReport } from "../src/shared/tax/report/report.ts";
import type { TaxEntry } from "../src/shared/tax/taxed-fund.ts";
import { whatIf } from "../src/shared/tax/selling/what-if.ts";
import { replay } from "../src/shared/transactions/ledger.ts";
import {
  buy,
  factsOf,
  heldFund,
  personWith,
  sell,
  taxedFund,
  taxEntry,
} from "../tests/support/data/tax-facts.ts";
import { inPairs, type Figure } from "./pairs.ts";

const fundCount = 10;
const lotsEach = 1_000;
const salesEach = 200;
const today = "2026-11-25";
const pairs = 21;

/** What tax adds to a bare replay of the same transactions. */
export async function taxCost(): Promise<Figure[]> {
  return [...(await ofManyLots()), ...(await ofManySplits()), ...(await ofManyBonuses())];
}

async function ofManyLots(): Promise<Figure[]> {
  const held = Array.from({ length: fundCount }, (_, index): HeldFund => ({
    ...taxedFund("equity", { id: `fund ${index}`, fmv: { perUnit: "40", isTyped: false } }),
    nav: "80",
    exitLoad: { steps: [{ days: 365, percent: 1 }], freePercent: 10 },
  }));
  const person = { ...personWith(held), funds: held };
  const entries = held.flatMap(({ id }) => [
    ...Array.from({ length: lotsEach }, (_, index) =>
      buy(dayAfter("2016-01-04", 4 * index), 10, 400 + index, { fundId: id }),
    ),
    ...Array.from({ length: salesEach }, (_, index) =>
      sell(dayAfter("2018-04-02", 15 * index), 17, 1_200, { fundId: id }),
    ),
  ]);
  const compare = overReplay(entries);
  const [fund = held[0]] = held.slice(-1);
  if (fund === undefined) throw new Error("no fund");
  return [
    await compare("tax.report of 10,000 lots and 2,000 sales", 9, () =>
      runAtOnce(taxReport(person, factsOf(entries), { year: 2024, today })),
    ),
    await compare("tax.harvest of the same", 15, () =>
      runAtOnce(harvest(person, factsOf(entries), { today })),
    ),
    await compare("tax.whatIf of the same", 9, () =>
      runAtOnce(whatIf(person, fund, factsOf(entries), { units: 1_000, on: today }, { today })),
    ),
  ];
}

/** One fund with as many splits as sales of what was bought before the day of grandfathering. */
function ofManySplits(): Promise<Figure[]> {
  const entries = [
    buy("2017-01-02", 100_000, 1_000_000),
    ...Array.from({ length: 2_400 }, (_, index) => [
      taxEntry({ date: dayAfter("2018-05-01", index), type: "split", units: index % 2 ? 1 : -1 }),
      sell(dayAfter("2018-05-01", index), 1, 30, { sequence: 1 }),
    ]).flat(),
  ];
  return ofOneFund("2,400 splits and 2,400 sales", entries, { report: 20, harvest: 20 });
}

/** One fund in which each bonus may be what each of the lots that are sold at a loss was bought for. */
function ofManyBonuses(): Promise<Figure[]> {
  const count = 1_600;
  const entries = [
    ...Array.from({ length: count }, (_, index) => [
      buy(dayAfter("2019-01-01", index / 40), 10, 2_000, { sequence: index }),
      taxEntry({
        date: dayAfter("2019-03-01", index / 40),
        type: "bonus",
        units: 1,
        sequence: index,
      }),
    ]).flat(),
    ...Array.from({ length: count }, (_, index) =>
      sell(dayAfter("2019-06-03", index / 40), 10, 50, { sequence: index }),
    ),
  ];
  return ofOneFund("1,600 bonuses and 1,600 losing sales", entries, { report: 20, harvest: 30 });
}

async function ofOneFund(
  name: string,
  entries: readonly TaxEntry[],
  atMost: { report: number; harvest: number },
): Promise<Figure[]> {
  const funds = [heldFund({ fmv: { perUnit: "20", isTyped: false }, nav: "5" })];
  const person = { ...personWith(funds), funds };
  const compare = overReplay(entries);
  return [
    await compare(`tax.report of ${name}`, atMost.report, () =>
      runAtOnce(taxReport(person, factsOf(entries), { year: 2024, today })),
    ),
    await compare(`tax.harvest of ${name}`, atMost.harvest, () =>
      runAtOnce(harvest(person, factsOf(entries), { today })),
    ),
  ];
}

const overReplay =
  (entries: readonly TaxEntry[]) =>
  (name: string, atMost: number, step: () => unknown): Promise<Figure> =>
    inPairs(
      { name: `${name} / a bare replay`, atMost, pairs },
      { step: async () => step(), baseline: async () => replay(entries) },
    );

const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + Math.floor(days) * 86_400_000).toISOString().slice(0, 10);

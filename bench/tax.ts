import { harvest } from "../src/shared/tax/harvest.ts";
import type { HeldFund } from "../src/shared/tax/held-fund.ts";
import { taxReport } from "../src/shared/tax/report.ts";
import { whatIf } from "../src/shared/tax/what-if.ts";
import { replay } from "../src/shared/transactions/ledger.ts";
import { buy, factsOf, personWith, sell, taxedFund } from "../tests/support/data/tax-facts.ts";
import { inPairs, type Figure } from "./pairs.ts";

const funds = 10;
const lotsEach = 1_000;
const salesEach = 200;
const today = "2026-11-25";
const pairs = 21;

/** What tax adds to a replay of 10,000 lots and 2,000 sales, over the bare replay. */
export async function taxCost(): Promise<Figure[]> {
  const held = Array.from({ length: funds }, (_, index): HeldFund => ({
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
  const compare = (name: string, atMost: number, step: () => unknown): Promise<Figure> =>
    inPairs(
      { name: `${name} / a bare replay`, atMost, pairs },
      { step: async () => step(), baseline: async () => replay(entries) },
    );
  const [fund = held[0]] = held.slice(-1);
  if (fund === undefined) throw new Error("no fund");
  return [
    await compare("tax.report of 10,000 lots and 2,000 sales", 6, () =>
      taxReport(person, factsOf(entries), { year: 2024, today }),
    ),
    await compare("tax.harvest of the same", 12, () =>
      harvest(person, factsOf(entries), { today }),
    ),
    await compare("tax.whatIf of the same", 6, () =>
      whatIf(person, fund, factsOf(entries), { units: 1_000, on: today }, { today }),
    ),
  ];
}

const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

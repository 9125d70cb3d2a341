import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { xirr } from "../../../../src/shared/portfolio/xirr.ts";
import { AccountEvents } from "../../../../src/shared/tax/account-events.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";
import { salesOfFund, type FundSale } from "../../../../src/shared/tax/fund-sales.ts";
import { rateOn } from "../../../../src/shared/tax/rules/in-force.ts";
import { taxRules } from "../../../../src/shared/tax/rules/tax-rules.ts";
import { rows112A } from "../../../../src/shared/tax/report/schedule-112a.ts";
import { roundTo } from "../../../../src/shared/rounding.ts";
import { financialYear } from "../../../../src/shared/transactions/financial-year.ts";
import { fromMicroUnits, fromPaise } from "../../../../src/shared/transactions/fixed-point.ts";
import { LedgerRejectedError, replay } from "../../../../src/shared/transactions/ledger.ts";
import {
  buy,
  factsOf,
  personWith,
  sell,
  taxedFund,
  taxEntry,
  taxReport,
} from "../../../support/data/tax-facts.ts";

type Lot = {
  date: string;
  units: number;
  cost: number;
  stamp?: number;
  folio?: string;
  fmv_2018_01_31?: number;
};
type Left = { date: string; units: number; cost: number; folio?: string };
type Vector = {
  id: string;
  source: string;
  asset?: "equity" | "debt" | "specified" | "specified-old" | "other";
  lots: Lot[];
  redemptions: { date: string; units: number; amount: number; folio?: string }[];
  reversal?: { date: string; units: number; amount: number; stamp: number };
  transfer?: { date: string; units: number };
  expected: {
    error?: true;
    gains?: number[];
    taxable_gains?: number[];
    total_gain?: number;
    term?: ("LT" | "ST")[];
    rate?: number | "slab";
    cost_of_acquisition?: number;
    stamp_per_redemption?: number[];
    units_left?: number;
    cost_left?: number;
    left?: Left[];
    unrealised_at_price_100?: number;
    unrealised_at_price_72?: number;
    xirr_pct_at_2026_04_01?: number;
    transfer_out?: { units: number; lots_moved: { date: string; units: number }[] };
    schedule112A?: Record<string, number | string>;
    rows112A?: [string, string][];
  };
};

/** Cases of other programs' tests and of the statute; each names its source. Moving averages are not Fundbook's. */
const vectors = JSON.parse(
  readFileSync(new URL("../../../fixtures/lots.json", import.meta.url), "utf8"),
) as Vector[];

const classOf = { equity: "equity", debt: "specified", specified: "specified" } as const;

const fundOf = ({ asset = "equity", lots }: Vector) => {
  const fmv = lots.find((lot) => lot.fmv_2018_01_31 !== undefined)?.fmv_2018_01_31;
  return (id: string) =>
    taxedFund(asset === "other" || asset === "specified-old" ? "other" : classOf[asset], {
      id,
      fmv: fmv === undefined ? null : { perUnit: String(fmv), isTyped: false },
    });
};

function entriesOf({ lots, redemptions, reversal, transfer }: Vector) {
  return [
    ...lots.map(({ date, units, cost, stamp = 0, folio = "fund" }, sequence) =>
      buy(date, units, cost, { stampDuty: stamp, fundId: folio, sequence }),
    ),
    ...redemptions.map(({ date, units, amount, folio = "fund" }, sequence) =>
      sell(date, units, amount, { fundId: folio, sequence }),
    ),
    ...(reversal === undefined
      ? []
      : [
          taxEntry({
            date: reversal.date,
            type: "reversal",
            units: reversal.units,
            amount: -reversal.amount,
          }),
        ]),
    ...(transfer === undefined
      ? []
      : (["transfer-out", "transfer-in"] as const).map((type) =>
          taxEntry({
            ...transfer,
            type,
            fundId: type === "transfer-in" ? "other" : "fund",
            pairId: "pair",
          }),
        )),
  ];
}

/** Of all folios, by sale. */
function salesOf(vector: Vector): FundSale[][] {
  const entries = entriesOf(vector);
  const facts = factsOf(entries);
  const events = new AccountEvents(facts, taxRules);
  const sales: FundSale[] = [];
  for (const id of facts.ledgers.keys()) {
    const all = { from: 0, to: Infinity };
    const steps = salesOfFund(fundOf(vector)(id), events, all, (_, ofYear) => {
      expect(ofYear.leftOut).toBeNull();
      sales.push(...ofYear.sales);
    });
    runAtOnce(steps);
  }
  return entries
    .filter(({ type }) => type === "redemption")
    .map(({ id }) => sales.filter(({ transactionId }) => transactionId === id));
}

const gainOf = (sales: readonly FundSale[]): number =>
  fromPaise(sales.reduce((sum, { gain }) => sum + gain, 0));

const reportOf = (vector: Vector, year: number) =>
  taxReport(personWith([fundOf(vector)("fund")]), factsOf(entriesOf(vector)), {
    year,
    today: "2026-11-25",
  });

describe("sales by lot (first in, first out, held by months: moving averages and days held are not checked, as the law has neither)", () => {
  it.each(vectors)("are those of $id ($source)", (vector) => {
    const { expected, lots, redemptions } = vector;
    if (expected.error) {
      expect(() => replay(entriesOf(vector))).toThrow(LedgerRejectedError);
      return;
    }
    const sales = salesOf(vector);
    const ledgers = replay(entriesOf(vector));
    const open = [...ledgers].flatMap(([folio, ledger]) =>
      ledger.lots.map(({ date, remaining, cost }) => ({
        date,
        units: fromMicroUnits(remaining),
        cost: fromPaise(cost),
        ...(folio === "fund" ? {} : { folio }),
      })),
    );
    const costLeft = fromPaise([...ledgers.values()].reduce((sum, one) => sum + one.invested, 0));
    const unitsLeft = open.reduce((sum, { units }) => sum + units, 0);
    const checks: Record<keyof Vector["expected"], () => void> = {
      error: () => {},
      gains: () => expect(sales.map(gainOf)).toEqual(expected.gains),
      taxable_gains: () => expect(sales.map(gainOf)).toEqual(expected.taxable_gains),
      total_gain: () => expect(gainOf(sales.flat())).toBe(expected.total_gain),
      term: () =>
        expect(sales.map(([sale]) => (sale?.term === "long" ? "LT" : "ST"))).toEqual(expected.term),
      rate: () => {
        const [sale] = sales.flat();
        if (sale === undefined) throw new Error("no sale");
        expect(rateOn(sale.section, sale.soldOn, taxRules).percent ?? "slab").toBe(expected.rate);
      },
      cost_of_acquisition: () =>
        expect(fromPaise(sales[0]?.[0]?.costTaken ?? 0)).toBe(expected.cost_of_acquisition),
      stamp_per_redemption: () => {
        const perUnit = (lots[0]?.cost ?? 0) / (lots[0]?.units ?? 1);
        const stamps = sales
          .flat()
          .map(({ cost, units }) => roundTo(fromPaise(cost) - fromMicroUnits(units) * perUnit, 2));
        expect(stamps).toEqual(expected.stamp_per_redemption);
      },
      units_left: () => expect(unitsLeft).toBe(expected.units_left),
      cost_left: () => expect(costLeft).toBe(expected.cost_left),
      left: () => expect(open).toEqual(expected.left),
      unrealised_at_price_100: () =>
        expect(roundTo(unitsLeft * 100 - costLeft, 2)).toBe(expected.unrealised_at_price_100),
      unrealised_at_price_72: () =>
        expect(roundTo(unitsLeft * 72 - costLeft, 2)).toBe(expected.unrealised_at_price_72),
      xirr_pct_at_2026_04_01: () => {
        const { rate } = xirr([
          ...lots.map(({ date, cost }) => ({ date, amount: -cost })),
          ...redemptions.map(({ date, amount }) => ({ date, amount })),
          { date: "2026-04-01", amount: unitsLeft * 72 },
        ]);
        // hledger's year has 365.25 days.
        const ofLongerYear = (1 + (rate ?? 0)) ** (365.25 / 365) - 1;
        expect(roundTo(ofLongerYear * 100, 2)).toBe(expected.xirr_pct_at_2026_04_01);
      },
      transfer_out: () =>
        expect(
          ledgers.get("other")?.lots.map(({ date, remaining }) => ({
            date,
            units: fromMicroUnits(remaining),
          })),
        ).toEqual(expected.transfer_out?.lots_moved),
      schedule112A: () => {
        const [row] = rows112A(reportOf(vector, 2024).sales);
        expect({
          acquired: row?.acquired,
          transferred: row?.transferred,
          col6: row?.consideration,
          col7: row?.costTaken,
          col12: 0,
          col13: row?.costTaken,
          col14: row?.balance,
        }).toEqual(expected.schedule112A);
      },
      rows112A: () =>
        expect(
          rows112A(reportOf(vector, 2024).sales).map((row) => [row.acquired, row.transferred]),
        ).toEqual(expected.rows112A),
    };
    const notOfLaw = new Set(["moving_average", "holding_days"]);
    for (const key of Object.keys(expected)) {
      if (notOfLaw.has(key)) continue;
      const check = checks[key as keyof typeof checks];
      expect(check, `a check of ${key}`).toBeDefined();
      // A transfer's own lots stay in the other folio.
      if (key === "left" && vector.transfer !== undefined)
        expect(open.filter(({ folio }) => folio === undefined)).toEqual(expected.left);
      else check();
    }
  });

  it("are counted by the financial year in which they were made", () => {
    expect(financialYear("2025-03-31")).toBe(2024);
    expect(vectors).toHaveLength(35);
  });
});

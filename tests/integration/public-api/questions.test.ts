import { afterAll, beforeAll, expect, it } from "vitest";
import { dayOf } from "../../../src/shared/history/days.ts";
import type { IsoDate } from "../../../src/shared/dates.ts";
import type { Fund } from "../../../src/shared/funds/schema.ts";
import type { PortfolioPerformance } from "../../../src/shared/portfolio/schema.ts";
import type {
  ComparisonResult,
  FundResult,
  FundsResult,
  NavResult,
  ReturnsResult,
  SchemesResult,
  TransactionPageResult,
} from "../../../src/shared/public-api/results.ts";
import type { TaxReport } from "../../../src/shared/tax/report/report-types.ts";
import type { WhatIf } from "../../../src/shared/tax/selling/selling-types.ts";
import type { TransactionList } from "../../../src/shared/transactions/schema.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { callTool } from "../../support/api/assistants.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, okay, transactionInput } from "../../support/api/ledgers.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";

/** NAVs that change on the first of each year alone, so that answers can be worked out by hand. */
const navs: Record<string, Record<string, number>> = {
  "910001": { "2022": 10, "2023": 12, "2024": 15, "2025": 18, "2026": 20 },
  "910002": { "2022": 20, "2023": 15, "2024": 14, "2025": 16, "2026": 17 },
};
const feed = `Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date

Open Ended Schemes(Equity Scheme - Flexi Cap Fund)

Third Example Mutual Fund

910001;INF000C01001;-;Third Example Flexi Cap Fund - Direct Plan - Growth;20;31-Mar-2026
910002;INF000C01002;-;Third Example Large Cap Fund - Direct Plan - Growth;17;31-Mar-2026
`;

let product: TestProduct;
let asha: ApiClient;
let token: string;
let meera: string;
/** Ids of funds. */
const funds = { flexi: "", large: "", redeemed: "", totals: "", unpriced: "", meeras: "" };
beforeAll(async () => {
  product = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/", RATE_LIMITS: "off" });
  await loadFeed(product.databaseUrl, feed);
  for (const [code, byYear] of Object.entries(navs)) {
    const days = [];
    for (let day = dayOf("2022-01-01"); day <= dayOf("2026-03-31"); day += 1) days.push(day);
    const navOf = (day: number) => byYear[new Date(day * 86_400_000).getUTCFullYear()] ?? 0;
    await insertHistory(product.databaseUrl, code, { days, navs: days.map(navOf) });
  }
  asha = await register(product.url);
  ({ token } = await addToken(asha));
  ({ id: meera } = await addHolder(asha, { name: "Meera Rao" }));
  const bought = (date: IsoDate, units: number, nav: number) =>
    transactionInput({ date, units, nav, amount: units * nav });
  const sold = (date: IsoDate, units: number, nav: number) =>
    transactionInput({ date, units, nav, amount: units * nav, type: "redemption" });
  const flexi = {
    amfiCode: "910001",
    schemeName: "Third Example Flexi Cap Fund - Direct Plan - Growth",
    category: "Equity",
  };
  const large = {
    amfiCode: "910002",
    schemeName: "Third Example Large Cap Fund - Direct Plan - Growth",
    category: "Large",
  };
  funds.flexi = await addLedger(
    asha,
    [bought("2022-03-01", 100, 10), bought("2024-03-01", 100, 15), sold("2025-05-12", 50, 18)],
    flexi,
  );
  funds.large = await addLedger(asha, [bought("2023-02-01", 200, 15)], large);
  funds.redeemed = await addLedger(
    asha,
    [bought("2022-06-01", 100, 20), sold("2023-08-01", 100, 15)],
    large,
  );
  funds.meeras = await addLedger(asha, [bought("2024-05-02", 40, 15)], {
    ...flexi,
    holderId: meera,
  });
  funds.totals = okay<Fund>(
    await asha.mutate("funds.add", fundInput({ ...large, units: 10, investedAmount: 150 })),
  ).id;
  funds.unpriced = await addLedger(asha, [bought("2021-07-01", 10, 50)], {
    amfiCode: null,
    schemeName: "Third Example Plan Without a NAV",
  });
});
afterAll(() => product?.stop());

/** An assistant, which may only call tools, three times for a question. */
function assistant() {
  let calls = 0;
  const ask = async <Result>(tool: string, given: object = {}): Promise<Result> => {
    calls += 1;
    expect(calls, "calls for one question").toBeLessThanOrEqual(3);
    const response = await callTool(product.url, token, tool, given);
    const { result } = (await response.json()) as {
      result: { isError?: boolean; structuredContent: Result; content: unknown };
    };
    expect(result.isError, JSON.stringify(result.content)).not.toBe(true);
    return result.structuredContent;
  };
  const fundsByName = async (name: string) =>
    (await ask<FundsResult>("funds")).funds.filter(({ schemeName }) => schemeName.includes(name));
  return { ask, fundsByName };
}
type Assistant = ReturnType<typeof assistant>;

const page = async <Result>(
  procedure: Parameters<ApiClient["query"]>[0],
  input?: object,
): Promise<Result> => okay<Result>(await asha.query(procedure, input));
const home = () => page<PortfolioPerformance>("portfolio.performance");
const listed = (fundId: string) => page<TransactionList>("transactions.list", { fundId });
const taxOf = (financialYear: string) => page<TaxReport>("tax.report", { financialYear });

const span2025 = { from: "2024-12-31", to: "2025-12-31" };
const isHeld = ({ units }: { units: number }) => units > 0;

type Question = readonly [
  question: string,
  answer: (by: Assistant) => Promise<unknown>,
  expected: () => Promise<unknown>,
];

const questions: readonly Question[] = [
  [
    "What is my portfolio worth?",
    async ({ ask }) => (await ask<PortfolioPerformance>("portfolio")).value,
    async () => (await home()).value,
  ],
  [
    "What did I gain in all?",
    async ({ ask }) => (await ask<PortfolioPerformance>("portfolio")).totalGain,
    async () => (await home()).totalGain,
  ],
  [
    "What is my XIRR?",
    async ({ ask }) => (await ask<PortfolioPerformance>("portfolio")).xirr,
    async () => (await home()).xirr,
  ],
  // By hand: 200 units at 15 and 200 at 14, and 40 at 15, became 150 at 18, 200 at 16 and 40 at 18, with 900 from a sale.
  [
    "What did I gain in 2025?",
    async ({ ask }) => (await ask<ReturnsResult>("returns", span2025)).gain,
    async () => 150 * 18 + 200 * 16 + 40 * 18 + 900 - (200 * 15 + 200 * 14 + 40 * 15),
  ],
  [
    "What did my large cap fund gain in 2025?",
    async ({ ask, fundsByName }) => {
      const [fund] = (await fundsByName("Large Cap")).filter(({ units }) => units === 200);
      return (await ask<ReturnsResult>("returns", { fund: fund?.id, ...span2025 })).gain;
    },
    async () => 200 * (16 - 14),
  ],
  [
    "How did my flexi cap fund do in 2025, without what I paid in?",
    async ({ ask, fundsByName }) => {
      const [fund] = (await fundsByName("Flexi Cap")).filter(({ units }) => units === 150);
      return (
        await ask<ReturnsResult>("returns", { fund: fund?.id, ...span2025 })
      ).timeWeighted?.toFixed(9);
    },
    async () => (18 / 15 - 1).toFixed(9),
  ],
  [
    "Which of my funds did worst since 2023?",
    async ({ ask, fundsByName }) => {
      const held = (await fundsByName("")).filter(isHeld);
      const codes = [...new Set(held.flatMap(({ amfiCode }) => amfiCode ?? []))];
      const { schemes } = await ask<ComparisonResult>("compare", { codes, from: "2023-01-01" });
      const [worst] = schemes.toSorted((one, other) => one.change - other.change);
      return [worst?.code, worst?.change.toFixed(9)];
    },
    async () => ["910002", (17 / 15 - 1).toFixed(9)],
  ],
  [
    "Did the flexi cap do better than the large cap in 2024?",
    async ({ ask }) => {
      const { schemes } = await ask<ComparisonResult>("compare", {
        codes: ["910001", "910002"],
        from: "2023-12-31",
        to: "2024-12-31",
      });
      return schemes.map(({ change }) => change.toFixed(9));
    },
    async () => [(15 / 12 - 1).toFixed(9), (14 / 15 - 1).toFixed(9)],
  ],
  [
    "How much tax if I sell half of my flexi cap fund?",
    async ({ ask, fundsByName }) => {
      const [fund] = (await fundsByName("Flexi Cap")).filter(({ units }) => units === 150);
      return (await ask<WhatIf>("what_if_sell", { fund: fund?.id, units: 75 })).tax;
    },
    async () => (await page<WhatIf>("tax.whatIf", { fundId: funds.flexi, units: 75 })).tax,
  ],
  [
    "What would arrive of ₹1,000 of the large cap fund?",
    async ({ ask, fundsByName }) => {
      const [fund] = (await fundsByName("Large Cap")).filter(({ units }) => units === 200);
      return (await ask<WhatIf>("what_if_sell", { fund: fund?.id, amount: 1_000 })).arrives;
    },
    async () => (await page<WhatIf>("tax.whatIf", { fundId: funds.large, amount: 1_000 })).arrives,
  ],
  [
    "What tax do I owe for 2025-26?",
    async ({ ask }) => (await ask<TaxReport>("tax_year", { year: "2025-26" })).estimate,
    async () => (await taxOf("2025-26")).estimate,
  ],
  [
    "What gains did I realise in 2025-26?",
    async ({ ask }) => (await ask<TaxReport>("tax_year", { year: "2025-26" })).sums,
    async () => (await taxOf("2025-26")).sums,
  ],
  [
    "What was the flexi cap's NAV on 1 June 2024?",
    async ({ ask }) => {
      const { schemes } = await ask<SchemesResult>("schemes", { words: "third example flexi" });
      return (await ask<NavResult>("nav", { code: schemes[0]?.code, on: "2024-06-01" })).nav;
    },
    async () => 15,
  ],
  [
    "When did I first buy the flexi cap fund?",
    async ({ ask, fundsByName }) => {
      const [fund] = (await fundsByName("Flexi Cap")).filter(({ units }) => units === 150);
      return (await ask<FundResult>("fund", { id: fund?.id })).performance.since;
    },
    async () => (await listed(funds.flexi)).transactions.map(({ date }) => date).toSorted()[0],
  ],
  [
    "How much did I invest in 2024?",
    async ({ ask }) => {
      const { transactions } = await ask<TransactionPageResult>("transactions", {
        from: "2024-01-01",
        to: "2024-12-31",
      });
      return transactions.reduce(
        (sum, { type, amount }) => sum + (type === "purchase" ? (amount ?? 0) : 0),
        0,
      );
    },
    async () => 100 * 15 + 40 * 15,
  ],
  [
    "Which is my largest fund?",
    async ({ ask }) => {
      const { funds: all } = await ask<PortfolioPerformance>("portfolio");
      return all.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))[0]?.fundId;
    },
    async () => funds.large,
  ],
  [
    "What part of my money is in the category Large?",
    async ({ ask }) => {
      const { value, categories } = await ask<PortfolioPerformance>("portfolio");
      return (categories.find(({ name }) => name.toLowerCase() === "large")?.value ?? 0) / value;
    },
    async () => (210 * 17) / (210 * 17 + 190 * 20),
  ],
  [
    "What are Meera's funds worth?",
    async ({ ask, fundsByName }) => {
      const [fund] = (await fundsByName("")).filter(({ holderId }) => holderId !== null);
      return (await ask<PortfolioPerformance>("portfolio", { holder: fund?.holderId })).value;
    },
    async () =>
      (await page<PortfolioPerformance>("portfolio.performance", { holderId: meera })).value,
  ],
  [
    "Which funds do these gains leave out?",
    async ({ ask }) => (await ask<PortfolioPerformance>("portfolio")).leftOutFunds,
    async () => (await home()).leftOutFunds,
  ],
  [
    "What did the large cap fund lose that I sold in 2023?",
    async ({ ask, fundsByName }) => {
      const [fund] = (await fundsByName("Large Cap")).filter(({ units }) => units === 0);
      return (await ask<FundResult>("fund", { id: fund?.id })).performance.totalGain;
    },
    async () => (await home()).funds.find(({ fundId }) => fundId === funds.redeemed)?.totalGain,
  ],
];

it.each(questions)("%s", async (_, answer, expected) => {
  const wanted = await expected();
  expect(wanted).not.toBeNull();
  expect(wanted).not.toBeUndefined();
  expect(await answer(assistant())).toEqual(wanted);
});

/** What a tool says in words, before its figures. */
async function sentenceOf(tool: string, given: object = {}): Promise<string> {
  const response = await callTool(product.url, token, tool, given);
  const { result } = (await response.json()) as { result: { content: { text: string }[] } };
  const [sentence = ""] = result.content[0]?.text.split("\n\n") ?? [];
  return sentence;
}

it("the words of the tools are true of funds with totals, without a NAV, and sold whole", async () => {
  const { totals, unpriced, redeemed } = funds;
  expect(await sentenceOf("portfolio")).toBe(
    `As of 2026-03-31 the portfolio is worth ${(await home()).value} rupees; left out: 1 fund without a NAV. ` +
      "The total gain is 1500 rupees and the XIRR 6.66 %; left out: 1 fund without a NAV, 1 fund without transactions.",
  );
  expect(await sentenceOf("funds")).toBe(
    "As of 2026-03-31 there are 6 funds, and no more; the value of 1 is not known.",
  );
  const unknown = "with a total gain of an unknown amount and an XIRR of an unknown rate.";
  expect(
    await Promise.all([totals, unpriced, redeemed].map((id) => sentenceOf("fund", { id }))),
  ).toEqual([
    `As of 2026-03-31 the fund is worth 170 rupees at its NAV of 2026-03-31, ${unknown}`,
    `As of 2026-03-31 the fund is worth an unknown amount, ${unknown}`,
    "As of 2026-03-31 the fund is worth 0 rupees at its NAV of 2026-03-31, with a total gain of -500 rupees and an XIRR of -21.85 %.",
  ]);
  const sale = (fund: string) => sentenceOf("what_if_sell", { fund, units: 1 });
  expect(await Promise.all([totals, unpriced, redeemed].map(sale))).toEqual([
    expect.stringContaining("(tax/cannot-tell)"),
    expect.stringContaining("This fund has no NAV"),
    expect.stringContaining("Only 0 units can be sold"),
  ]);
  const span = (fund: string) => sentenceOf("returns", { fund, ...span2025 });
  expect(await Promise.all([totals, unpriced].map(span))).toEqual([
    "Nothing is known of this span; 1 fund is left out.",
    "Nothing is known of this span; 1 fund is left out.",
  ]);
  expect(await sentenceOf("transactions", { fund: unpriced })).toBe(
    "1 transaction, and no more; nothing is left out.",
  );
});

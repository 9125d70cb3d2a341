import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import { portfolioTotals } from "../../../src/shared/funds/totals.ts";
import { portfolioAfterImport } from "../../../src/shared/imports/propose/portfolio-after-import.ts";
import { notCounted } from "../../../src/shared/portfolio/not-counted.ts";
import type { PortfolioPerformance } from "../../../src/shared/portfolio/schema.ts";
import { fromPaise, toPaise } from "../../../src/shared/transactions/fixed-point.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { addHolder } from "../../support/api/holders.ts";
import { commit, commitInput, fundItem, transactionItem } from "../../support/api/imports.ts";
import {
  addLedger,
  addTransaction,
  okay,
  portfolioOf,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { programClient } from "../../support/api/program-client.ts";
import { addFund } from "../../support/api/sharing.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
const unlisted = { schemeName: "My Policy", amfiCode: null };

let owner: ApiClient;
let token: string;
let assistant: Client;
beforeAll(async () => {
  await loadFeed(inject("databaseUrl"), navFixture("six-columns"));
  owner = await register(baseUrl);
  ({ token } = await addToken(owner));
  assistant = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  const address = new URL(`${baseUrl}/api/mcp`);
  await assistant.connect(new StreamableHTTPClientTransport(address, { requestInit }));
});
afterAll(() => assistant.close());

const sumOf = (values: readonly (number | null)[]): number =>
  fromPaise(values.reduce<number>((sum, value) => sum + toPaise(value ?? 0), 0));

const downloaded = async (path: string): Promise<string> =>
  (await fetch(`${baseUrl}/api/account${path}`, { headers: { cookie: owner.cookie() } })).text();

function csvColumn(file: string, name: string): number[] {
  const [head = [], ...rows] = file
    .replace("\uFEFF", "")
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(",").map((cell) => cell.replaceAll('"', "")));
  return rows.map((row) => Number(row[head.indexOf(name)]));
}

const askTool = async (name: string) => {
  const { content, structuredContent } = await assistant.callTool({ name });
  const [first] = content as { text: string }[];
  return { sentence: first?.text.split("\n")[0], ...(structuredContent as PortfolioPerformance) };
};

/** What each surface says the portfolio is worth, and which funds' gains it leaves out. */
async function surfaces() {
  const list = okay<FundList>(await owner.query("funds.list"));
  const home = portfolioTotals(list.funds, []);
  const portfolio = await portfolioOf(owner);
  const own = programClient(baseUrl, token);
  const route = (await own.get("/portfolio")).body as PortfolioPerformance;
  const { funds } = (await own.get("/funds")).body as FundList;
  const tool = await askTool("portfolio");
  const exported = JSON.parse(await downloaded("/data.json")) as FundList;
  const navs = new Map<string, null>();
  return {
    home,
    values: {
      page: portfolio.value,
      route: route.value,
      tool: tool.value,
      funds: sumOf(funds.map(({ currentAmount }) => currentAmount)),
      fundsOfRoute: sumOf(route.funds.map(({ value }) => value)),
      categories: sumOf(route.categories.map(({ value }) => value)),
      export: sumOf(exported.funds.map(({ currentAmount }) => currentAmount)),
      csv: sumOf(csvColumn(await downloaded("/funds.csv"), "Current amount")),
      import: portfolioAfterImport(list.funds, list.funds, navs, []).value,
    },
    pnl: [portfolio.pnl, route.pnl, tool.pnl],
    sentence: tool.sentence,
    leftOut: {
      home: notCounted(list.funds, portfolio).map(({ fund, reason }) => [fund.id, reason]),
      route: route.leftOutFunds.map(({ fundId, reason }) => [fundId, reason]),
      tool: tool.leftOutFunds.map(({ fundId, reason }) => [fundId, reason]),
    },
  };
}

async function expectOneTotal(after: string): Promise<void> {
  const { home, values, pnl, sentence, leftOut } = await surfaces();
  for (const [surface, value] of Object.entries(values)) {
    expect([after, surface, value]).toEqual([after, surface, home.currentValue]);
  }
  expect([after, ...pnl]).toEqual([after, home.pnl, home.pnl, home.pnl]);
  expect(sentence).toContain(`the portfolio is worth ${home.currentValue} rupees;`);
  expect([leftOut.route, leftOut.tool]).toEqual([leftOut.home, leftOut.home]);
}

describe("the total of a portfolio", () => {
  it("is the same on every surface after each kind of write", async () => {
    await expectOneTotal("nothing");
    const totals = await addFund(owner);
    await expectOneTotal("totals alone");
    const ledger = await addLedger(owner);
    await expectOneTotal("a ledger");
    await addLedger(owner, undefined, unlisted);
    await addFund(owner, { ...unlisted, folioNumber: "77" });
    await expectOneTotal("funds without a NAV");
    const sold = transactionInput({ date: "2025-01-06", type: "redemption", amount: 6_000 });
    await addLedger(owner, [transactionInput(), sold]);
    await expectOneTotal("redeemed funds");
    okay(await owner.mutate("funds.update", { id: totals, data: { units: 12.345 } }));
    await expectOneTotal("changed totals");
    const id = await addTransaction(owner, { fundId: ledger, units: 3.217, amount: 200 });
    await expectOneTotal("a purchase");
    okay(await owner.mutate("transactions.update", { id, data: { units: 4.001 } }));
    await expectOneTotal("a changed purchase");
    okay(await owner.mutate("transactions.delete", { id }));
    await expectOneTotal("a deleted purchase");
    const input = commitInput([fundItem(), transactionItem("a")]);
    await commit(owner, input);
    await expectOneTotal("an import");
    okay(await owner.mutate("imports.undo", { importId: input.importId }));
    await expectOneTotal("an import that was undone");
    const { id: holderId } = await addHolder(owner);
    okay(await owner.mutate("funds.update", { id: ledger, data: { holderId } }));
    await expectOneTotal("another person");
    const { removalId } = okay<{ removalId: string }>(
      await owner.mutate("funds.delete", { id: totals }),
    );
    await expectOneTotal("a deletion");
    okay(await owner.mutate("removals.restore", { id: removalId }));
    await expectOneTotal("a restored fund");
    okay(await owner.mutate("funds.startLedger", { id: totals, date: "2024-01-05" }));
    await expectOneTotal("a ledger from totals");
  });
});

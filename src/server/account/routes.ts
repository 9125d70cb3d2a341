import { Hono, type Context } from "hono";
import type { CsvFile } from "../../shared/csv.ts";
import { ghostfolioActivities, ghostfolioMeta } from "../../shared/exports/ghostfolio.ts";
import { portfolioPerformanceCsv } from "../../shared/exports/portfolio-performance.ts";
import { fundsCsv } from "../../shared/funds/csv.ts";
import { transactionsCsv } from "../../shared/transactions/csv.ts";
import { signedIn, type SignedInContext } from "../auth/signed-in-context.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { requestContext } from "../platform/http/request-context.ts";
import { jsonText, streamText } from "../platform/http/stream-text.ts";
import { exportData, exportLedger, listAllFunds } from "./export-data.ts";

export const accountData = new Hono<HonoEnv>()
  .get("/data.json", async (c) =>
    download(c, "fundbook.json", "application/json", jsonText(await exportData(contextOf(c)))),
  )
  .get("/funds.csv", async (c) => {
    const funds = await listAllFunds(contextOf(c));
    return download(c, "fundbook-funds.csv", "text/csv", csvText(fundsCsv, [funds]));
  })
  .get("/transactions.csv", async (c) => {
    const { funds, transactions } = await exportLedger(contextOf(c));
    const parts = csvText(transactionsCsv(funds), transactions);
    return download(c, "fundbook-transactions.csv", "text/csv", parts);
  })
  .get("/portfolio-performance.csv", async (c) => {
    const { funds, transactions } = await exportLedger(contextOf(c));
    const parts = csvText(portfolioPerformanceCsv(funds), transactions);
    return download(c, "portfolio-performance.csv", "text/csv", parts);
  })
  .get("/ghostfolio.json", async (c) => {
    const { funds, transactions, exportedAt } = await exportLedger(contextOf(c));
    const activities = mapParts(transactions, ghostfolioActivities(funds));
    const parts = jsonText({ meta: ghostfolioMeta(exportedAt), activities });
    return download(c, "ghostfolio.json", "application/json", parts);
  });

const contextOf = (c: Context<HonoEnv>): SignedInContext =>
  signedIn(requestContext(c, (header) => c.header("set-cookie", header, { append: true })));

async function* csvText<Row>(
  { heading, rows }: CsvFile<Row>,
  parts: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield heading;
  for await (const part of parts) yield rows(part);
}

async function* mapParts<Item, Result>(
  parts: AsyncIterable<Item>,
  map: (part: Item) => Result,
): AsyncGenerator<Result> {
  for await (const part of parts) yield map(part);
}

const download = (
  c: Context<HonoEnv>,
  name: string,
  type: string,
  parts: AsyncIterable<string>,
): Response =>
  c.body(streamText(parts, c.var.requestLog.log, c.req.path), 200, {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
  });

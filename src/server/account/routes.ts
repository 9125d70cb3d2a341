import { Hono, type Context } from "hono";
import { ghostfolioFile } from "../../shared/exports/ghostfolio.ts";
import { portfolioPerformanceCsv } from "../../shared/exports/portfolio-performance.ts";
import { fundsCsv } from "../../shared/funds/csv.ts";
import { transactionsCsv } from "../../shared/transactions/csv.ts";
import { signedIn } from "../auth/signed-in-context.ts";
import { exportData } from "./export-data.ts";
import { requestContext } from "../platform/http/request-context.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";

export const accountData = new Hono<HonoEnv>()
  .get("/data.json", async (c) => {
    const data = await exportFor(c);
    return download(c, "fundbook.json", "application/json", JSON.stringify(data, null, 2));
  })
  .get("/funds.csv", async (c) => {
    const { funds } = await exportFor(c);
    return download(c, "fundbook-funds.csv", "text/csv", fundsCsv(funds));
  })
  .get("/transactions.csv", async (c) => {
    const { funds, transactions } = await exportFor(c);
    const rows = transactionsCsv(funds, transactions);
    return download(c, "fundbook-transactions.csv", "text/csv", rows);
  })
  .get("/portfolio-performance.csv", async (c) => {
    const { funds, transactions } = await exportFor(c);
    const rows = portfolioPerformanceCsv(funds, transactions);
    return download(c, "portfolio-performance.csv", "text/csv", rows);
  })
  .get("/ghostfolio.json", async (c) => {
    const { funds, transactions, exportedAt } = await exportFor(c);
    const file = ghostfolioFile(funds, transactions, exportedAt);
    return download(c, "ghostfolio.json", "application/json", JSON.stringify(file, null, 2));
  });

const exportFor = (c: Context<HonoEnv>) =>
  exportData(
    signedIn(requestContext(c, (header) => c.header("set-cookie", header, { append: true }))),
  );

const download = (c: Context<HonoEnv>, name: string, type: string, body: string): Response =>
  c.body(body, 200, {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
  });

import { Hono, type Context } from "hono";
import type { CsvFile } from "../../../shared/csv.ts";
import {
  ghostfolioAccounts,
  ghostfolioActivities,
  ghostfolioMeta,
} from "../../../shared/transactions/exports/ghostfolio.ts";
import { portfolioPerformanceCsv } from "../../../shared/transactions/exports/portfolio-performance.ts";
import { fundsCsv } from "../../../shared/funds/csv.ts";
import { AppError } from "../../../shared/errors.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { holderFilterField } from "../../../shared/holders/schema.ts";
import { transactionsCsv } from "../../../shared/transactions/csv.ts";
import { signedIn, type SessionContext } from "../../auth/signed-in-context.ts";
import type { HonoEnv } from "../../platform/http/hono-env.ts";
import { requestContext } from "../../platform/http/request-context.ts";
import { jsonText, streamText } from "../../platform/http/stream-body.ts";
import { runExpensiveCall } from "../../platform/limits/expensive-calls.ts";
import { exportData, exportLedger, listAllFunds } from "./export-data.ts";

/** A file's text, part by part; of one person's funds where the address asks for them (`?holder=`). */
type Write = (ctx: SessionContext, filter: HolderFilter) => Promise<AsyncIterable<string>>;

const csvType = "text/csv";
const jsonType = "application/json";

export const accountData = new Hono<HonoEnv>()
  .get("/data.json", (c) =>
    download(c, "fundbook.json", jsonType, async (ctx) => jsonText(await exportData(ctx))),
  )
  .get("/funds.csv", (c) =>
    download(c, "fundbook-funds.csv", csvType, async (ctx, filter) => {
      const { funds, holders } = await listAllFunds(ctx, filter);
      return csvText(fundsCsv(holders), [funds]);
    }),
  )
  .get("/transactions.csv", (c) =>
    download(c, "fundbook-transactions.csv", csvType, async (ctx, filter) => {
      const { funds, holders, transactions } = await exportLedger(ctx, filter);
      return csvText(transactionsCsv(funds, holders), transactions);
    }),
  )
  .get("/portfolio-performance.csv", (c) =>
    download(c, "portfolio-performance.csv", csvType, async (ctx, filter) => {
      const { funds, holders, transactions } = await exportLedger(ctx, filter);
      return csvText(portfolioPerformanceCsv(funds, holders), transactions);
    }),
  )
  .get("/ghostfolio.json", (c) =>
    download(c, "ghostfolio.json", jsonType, async (ctx, filter) => {
      const ledger = await exportLedger(ctx, filter);
      const { owner, funds, holders, transactions, exportedAt } = ledger;
      const hasAccounts = holders.length > 0;
      const activities = ghostfolioActivities(funds, hasAccounts ? owner.id : null);
      return jsonText({
        meta: ghostfolioMeta(exportedAt),
        ...(hasAccounts && { accounts: ghostfolioAccounts(owner, holders, filter) }),
        activities: mapParts(transactions, activities),
      });
    }),
  );

function holderFilter(asked: string | undefined): HolderFilter {
  const { success, data } = holderFilterField.safeParse(asked);
  if (!success) throw new AppError("request/invalid");
  return data;
}

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

/**
 * A failure before the first part is an error response. Each read is an expensive call of its user, so that a slow
 * reader does not hold up the others.
 */
async function download(
  c: Context<HonoEnv>,
  name: string,
  type: string,
  write: Write,
): Promise<Response> {
  const setCookie = (header: string) => c.header("set-cookie", header, { append: true });
  const ctx = signedIn(requestContext(c, setCookie));
  const caller = await ctx.callerKey();
  const read: SessionContext["read"] = (reads) => runExpensiveCall(caller, () => ctx.read(reads));
  const text = await write({ ...ctx, read }, holderFilter(c.req.query("holder")));
  return c.body(streamText(text, ctx.log, c.req.path), 200, {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
  });
}

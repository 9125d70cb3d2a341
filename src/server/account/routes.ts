import { Hono, type Context } from "hono";
import { fundsCsv } from "../../shared/funds/csv.ts";
import { signedIn } from "../auth/signed-in.ts";
import { ownData } from "./own-data.ts";
import { requestContext } from "../platform/http/request-context.ts";
import type { HonoEnv } from "../platform/http/variables.ts";

/** What is kept about a user, for the user to keep: all of it as JSON, the funds as a table. */
export const accountData = new Hono<HonoEnv>()
  .get("/data.json", async (c) => {
    const data = await ownDataFor(c);
    return download(c, "fundbook.json", "application/json", JSON.stringify(data, null, 2));
  })
  .get("/funds.csv", async (c) => {
    const { funds } = await ownDataFor(c);
    return download(c, "fundbook-funds.csv", "text/csv", fundsCsv(funds));
  });

const ownDataFor = (c: Context<HonoEnv>) =>
  ownData(
    signedIn(requestContext(c, (header) => c.header("set-cookie", header, { append: true }))),
  );

const download = (c: Context<HonoEnv>, name: string, type: string, body: string): Response =>
  c.body(body, 200, {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
  });

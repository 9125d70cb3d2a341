import { Hono } from "hono";
import * as z from "zod/mini";
import { schemeCodeField } from "../../../shared/schemes/scheme-code-field.ts";
import { dateField } from "../../../shared/transactions/schema.ts";
import { sha256 } from "../../platform/encoding.ts";
import { gunzip, gzipJson, respondUnchanged, respondWithGzip } from "../../platform/http/gzip.ts";
import { respondPublicly } from "../../platform/http/public-response.ts";
import type { HonoEnv } from "../../platform/http/hono-env.ts";
import { contract } from "../../platform/trpc/procedures.ts";
import { getNavHistory } from "../nav-history.ts";

const storedFor = "public, max-age=300, stale-while-revalidate=86400";
/** What is not there yet may come within seconds. */
const notYet = "no-cache";

const request = contract(
  z.strictObject({
    code: schemeCodeField,
    from: z.optional(dateField("from")),
  }),
);

export const navHistories = new Hono<HonoEnv>().get("/nav-history/:code", (c) =>
  respondPublicly(c, async (send) => {
    const { code, from = null } = request({ ...c.req.query(), code: c.req.param("code") });
    const history = await getNavHistory(c.var.services, code, from);
    const gzip = await gzipJson(history);
    const cacheControl = history === null ? notYet : storedFor;
    const cacheable = { tag: await sha256(gzip), cacheControl };
    const body = { ...cacheable, gzip, plain: () => gunzip(gzip) };
    return respondUnchanged(c, cacheable) ?? respondWithGzip(c, body, send);
  }),
);

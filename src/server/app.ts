import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import type { StatusCode } from "hono/utils/http-status";
import { AppError } from "../shared/errors.ts";
import type { ServiceContext } from "./platform/context.ts";
import type { Bindings } from "./platform/env.ts";
import { failureOf, reportFailure } from "./platform/failure.ts";
import { accountData } from "./account/routes.ts";
import { clientAddress } from "./platform/http/client-address.ts";
import { google } from "./google/routes.ts";
import { health } from "./platform/health/route.ts";
import { requireOwnOrigin, requireOwnSite } from "./platform/http/own-origin.ts";
import { schemeLists } from "./schemes/routes.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { tokenKeys } from "./token-sync/routes.ts";
import { trpc } from "./trpc-route.ts";
import type { HonoEnv } from "./platform/http/variables.ts";
import { requestLog, type RequestLog } from "./platform/log/log.ts";

const largestBody = 256 * 1024;
/** Characters. A batch of reads takes fewer than 4,000. */
const maxAddress = 16_384;

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
const checkChange = every(
  requireOwnOrigin,
  bodyLimit({ maxSize: largestBody, onError: refuseSize }),
);

/** What the use-cases of one request work with; `waitUntil` has the runtime wait for work whose caller has gone. */
type ServicesOf = (
  bindings: Bindings,
  log: RequestLog,
  waitUntil: (work: Promise<unknown>) => void,
) => ServiceContext;

export function createApp(servicesOf: ServicesOf): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>();
  app.use(securityHeaders);
  app.use((c, next) => {
    c.set("requestLog", requestLog(clientAddress(c)));
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    c.set("services", servicesOf(c.env, c.var.requestLog, waitUntil));
    return next();
  });
  app.use((c, next) => (c.req.url.length > maxAddress ? refuseSize() : next()));
  app.use((c, next) => (safeMethods.has(c.req.method) ? next() : checkChange(c, next)));
  app.use("/api/trpc/*", requireOwnSite);
  app.use("/api/account/*", requireOwnSite);
  app.route("/api", health);
  app.route("/api", schemeLists);
  app.route("/api/account", accountData);
  app.route("/api/auth", tokenKeys);
  app.route("/api/auth/google", google);
  app.route("/api/trpc", trpc);
  app.notFound(() => {
    throw new AppError("request/not-found");
  });
  app.onError((error, c) => {
    const failure = failureOf(error);
    const { log, requestId } = c.var.requestLog;
    reportFailure(log, failure, { path: c.req.path });
    const { appCode, code, message, fieldErrors, retryAfter } = failure;
    const httpStatus = getHTTPStatusCodeFromError(new TRPCError({ code }));
    c.status(httpStatus as StatusCode);
    c.header("cache-control", "no-store");
    if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
    return c.json({
      error: { message, data: { code, httpStatus, appCode, fieldErrors, requestId } },
    });
  });
  return app;
}

function refuseSize(): never {
  throw new AppError("request/too-large");
}

import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { Hono, type Context, type Next } from "hono";
import { every } from "hono/combine";
import type { StatusCode } from "hono/utils/http-status";
import { AppError } from "../shared/errors.ts";
import type { ServiceContext } from "./platform/context.ts";
import type { Bindings } from "./platform/env.ts";
import { toFailure, logFailure } from "./platform/failure.ts";
import { calendarFiles } from "./calendar/procedures/routes.ts";
import { accountData } from "./account/procedures/routes.ts";
import { clientAddress } from "./platform/http/request-context.ts";
import { providerRoutes } from "./auth/openid/procedures/routes.ts";
import { providerIds } from "../shared/auth/sign-in-provider.ts";
import { mailWebhooks, unsubscribing } from "./letters/procedures/routes.ts";
import { health } from "./platform/health/route.ts";
import { limitBody } from "./platform/http/limit-body.ts";
import { requireSameOrigin, rejectCrossSite } from "./platform/http/same-origin.ts";
import { sharedFiles } from "./imports/procedures/routes.ts";
import { metrics } from "./metrics/procedures/routes.ts";
import { limitAnonymous } from "./platform/http/public-response.ts";
import { mailNotices } from "./mail-notices.ts";
import { navHistories } from "./history/procedures/routes.ts";
import { schemeLists } from "./schemes/procedures/routes.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { oauthDiscovery, oauthRoutes } from "./auth/assistants/procedures/routes.ts";
import { wellKnown } from "./auth/passkeys/procedures/routes.ts";
import { tokenKeys } from "./auth/sync-token/procedures/routes.ts";
import { arrivingMail, inboxDownloads, mailsAtResend } from "./inbox/procedures/routes.ts";
import { mcpRoute } from "./mcp-route.ts";
import { v1Route } from "./v1-route.ts";
import { openApiText } from "./public-api/openapi.gen.ts";
import { trpcRoute } from "./trpc-route.ts";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { requestLog, type RequestLog } from "./platform/log/log.ts";

/** In kilobytes. */
const maxBodySize = 256;
/** In kilobytes, of calls that take 500 transactions: with a long note in each they are half as large. */
const maxLedgerSize = 1_024;
const ledgerCalls = ["imports.commit", "funds.add", "funds.startLedger"].map(
  (procedure) => `/api/trpc/${procedure}`,
);
const sharedFilesPath = "/api/shared-files";
const unsubscribePath = "/api/unsubscribe/*";
const maxUrlLength = 16_384;

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
const limitCall = limitBody(maxBodySize);
const limitLedgerCall = limitBody(maxLedgerSize);
const checkWrite = every(requireSameOrigin, (c: Context, next: Next) =>
  ledgerCalls.includes(c.req.path) ? limitLedgerCall(c, next) : limitCall(c, next),
);

type CreateServices = (
  bindings: Bindings,
  log: RequestLog,
  waitUntil: (work: Promise<unknown>) => void,
) => ServiceContext;

export function createApp(createServices: CreateServices): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>();
  app.use(securityHeaders);
  app.use((c, next) => {
    c.set("requestLog", requestLog(clientAddress(c)));
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    c.set("services", createServices(c.env, c.var.requestLog, waitUntil));
    return next();
  });
  app.use(mailNotices);
  app.use((c, next) => {
    if (c.req.url.length > maxUrlLength) throw new AppError("request/too-large");
    return next();
  });
  // Before the checks of what the client sends: this comes from another app.
  app.use(sharedFilesPath, limitAnonymous).route(sharedFilesPath, sharedFiles);
  // A mail program has no Origin either.
  app.use(unsubscribePath, limitAnonymous).route("/api/unsubscribe", unsubscribing);
  app.route("/api", mailWebhooks);
  app.route("/api/webhooks/resend-inbox", mailsAtResend);
  // Before the checks of browsers: a program sends neither our Origin nor a cookie.
  app.route("/api/v1", v1Route);
  app.route("/api/mcp", mcpRoute);
  app.route("/api/inbox", arrivingMail);
  app.route("/api/oauth", oauthRoutes);
  app.use((c, next) => (safeMethods.has(c.req.method) ? next() : checkWrite(c, next)));
  app.use("/api/trpc/*", rejectCrossSite);
  app.use("/api/account/*", rejectCrossSite);
  app.use("/api/inbox/*", rejectCrossSite);
  app.route("/", metrics);
  app.route("/api", health);
  app.use("/.well-known/*", limitAnonymous).route("/.well-known", wellKnown);
  app.route("/.well-known", oauthDiscovery);
  app.use("/api/*", limitAnonymous);
  app.get("/api/openapi.json", (c) =>
    c.body(openApiText, 200, {
      "content-type": "application/json",
      "cache-control": "public, max-age=3600",
    }),
  );
  app.route("/api", schemeLists);
  app.route("/api", navHistories);
  app.route("/api/calendar", calendarFiles);
  app.route("/api/account", accountData);
  app.route("/api/inbox", inboxDownloads);
  app.route("/api/auth", tokenKeys);
  for (const id of providerIds) app.route(`/api/auth/${id}`, providerRoutes(id));
  app.route("/api/trpc", trpcRoute);
  app.notFound(() => {
    throw new AppError("request/not-found");
  });
  app.onError(respondWithFailure);
  return app;
}

function respondWithFailure(error: Error, c: Context<HonoEnv>): Response {
  const failure = toFailure(error);
  const { log, requestId } = c.var.requestLog;
  logFailure(log, failure, { path: c.req.path });
  const { appCode, code, message, fieldErrors, values, template, retryAfter } = failure;
  const httpStatus = getHTTPStatusCodeFromError(new TRPCError({ code }));
  c.status(httpStatus as StatusCode);
  c.header("cache-control", "no-store");
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  return c.json({
    error: {
      message,
      // The client of tRPC takes an error without a number for no response of the server.
      code: TRPC_ERROR_CODES_BY_KEY[code],
      data: { code, httpStatus, appCode, fieldErrors, values, template, requestId },
    },
  });
}

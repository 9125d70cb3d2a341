import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../../../shared/errors.ts";
import { isLoopback } from "./loopback.ts";
import type { HonoEnv } from "./variables.ts";

/**
 * Refuses requests, all of which change something, unless they come from this site's own pages and carry JSON: no
 * form and no foreign page can send them.
 */
export const requireOwnOrigin = createMiddleware<HonoEnv>((c, next) => {
  if (!isOwn(c.req.header("origin"), c.var.services.settings.appOrigin)) {
    throw refuseOrigin(c);
  }
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) {
    throw new AppError("request/invalid", { message: "The request must be JSON" });
  }
  return next();
});

/** Refuses what another site's page can cause, such as by an image, a frame or a link: it comes with the user's cookies. */
export const requireOwnSite = createMiddleware<HonoEnv>((c, next) => {
  checkOwnSite(c);
  return next();
});

/**
 * Every current browser says by `Sec-Fetch-Site` who caused a request; `none` is the user, by the address bar. Another
 * port of the same host is `same-site`, and another's. Where an old browser does not say, the Referer has to be ours,
 * or missing.
 * @throws AppError request/foreign-origin
 */
export function checkOwnSite(c: Context<HonoEnv>): void {
  const site = c.req.header("sec-fetch-site");
  const referer = c.req.header("referer");
  const isOwnSite =
    site === undefined
      ? referer === undefined || isOwn(originOf(referer), c.var.services.settings.appOrigin)
      : site === "same-origin" || site === "none";
  if (!isOwnSite) throw refuseOrigin(c);
}

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

/** As long a header of another site as a log shows. */
const maxLogged = 100;

function refuseOrigin(c: Context<HonoEnv>): AppError {
  c.var.requestLog.log("warn", "request.foreign-origin", {
    path: c.req.path,
    origin: c.req.header("origin")?.slice(0, maxLogged) ?? null,
    site: c.req.header("sec-fetch-site")?.slice(0, maxLogged) ?? null,
  });
  return new AppError("request/foreign-origin");
}

/** Longer than any origin on one's own machine. */
const maxLoopbackOrigin = 100;

/** On one's own machine `localhost` and `127.0.0.1` with the same port are one site. */
function isOwn(origin: string | undefined, appOrigin: string): boolean {
  if (origin === appOrigin) return true;
  if (origin === undefined || origin.length > maxLoopbackOrigin) return false;
  if (!URL.canParse(origin)) return false;
  const [sent, own] = [new URL(origin), new URL(appOrigin)];
  return (
    isLoopback(sent.hostname) &&
    isLoopback(own.hostname) &&
    sent.port === own.port &&
    sent.protocol === own.protocol
  );
}

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../../../shared/errors.ts";
import { isLoopback } from "../network/addresses.ts";
import type { HonoEnv } from "./hono-env.ts";

/** Neither a form nor another site's page can send JSON with our Origin. */
export const requireSameOrigin = createMiddleware<HonoEnv>((c, next) => {
  const origin = c.req.header("origin");
  const { appOrigin } = c.var.services.settings;
  if (!isSameOrigin(origin, appOrigin)) {
    const error = foreignOriginError(c);
    requireAppAddress(origin, appOrigin);
    throw error;
  }
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) {
    throw new AppError("request/invalid", { message: "The request must be JSON" });
  }
  return next();
});

/**
 * @param origin a page's, as it says itself
 * @throws AppError request/other-address where it is one of this machine, such as `npm start` prints, and APP_URL names another
 */
export function requireAppAddress(origin: string | undefined, appOrigin: string): void {
  if (!isOnThisMachine(origin) || isSameOrigin(origin, appOrigin)) return;
  throw new AppError("request/other-address", { values: { address: appOrigin } });
}

/** Rejects what another site can cause with the user's cookies, such as by an image or a link. */
export const rejectCrossSite = createMiddleware<HonoEnv>((c, next) => {
  checkSameSite(c);
  return next();
});

/**
 * In `Sec-Fetch-Site`, `none` is the address bar and `same-site` can be another port's page. Old
 * browsers send only a Referer.
 * @throws AppError request/foreign-origin
 */
export function checkSameSite(c: Context<HonoEnv>): void {
  const site = c.req.header("sec-fetch-site");
  const referer = c.req.header("referer");
  const isSameSite =
    site === undefined
      ? referer === undefined || isSameOrigin(originOf(referer), c.var.services.settings.appOrigin)
      : site === "same-origin" || site === "none";
  if (!isSameSite) throw foreignOriginError(c);
}

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

const maxLoggedHeader = 100;

function foreignOriginError(c: Context<HonoEnv>): AppError {
  c.var.requestLog.log("warn", "request.foreign-origin", {
    path: c.req.path,
    origin: c.req.header("origin")?.slice(0, maxLoggedHeader) ?? null,
    site: c.req.header("sec-fetch-site")?.slice(0, maxLoggedHeader) ?? null,
  });
  return new AppError("request/foreign-origin");
}

const maxLoopbackOrigin = 100;

const isOnThisMachine = (origin: string | undefined): boolean =>
  origin !== undefined &&
  origin.length <= maxLoopbackOrigin &&
  URL.canParse(origin) &&
  isLoopback(new URL(origin).hostname);

/** On one machine, `localhost` and `127.0.0.1` with the same port are one site. */
export function isSameOrigin(origin: string | undefined, appOrigin: string): boolean {
  if (origin === appOrigin) return true;
  if (origin === undefined || origin.length > maxLoopbackOrigin) return false;
  if (!URL.canParse(origin)) return false;
  const [sent, app] = [new URL(origin), new URL(appOrigin)];
  return (
    isLoopback(sent.hostname) &&
    isLoopback(app.hostname) &&
    sent.port === app.port &&
    sent.protocol === app.protocol
  );
}

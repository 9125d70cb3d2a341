import { createMiddleware } from "hono/factory";
import { AppError } from "../../shared/errors.ts";
import { isLoopback } from "../loopback.ts";
import type { HonoEnv } from "./variables.ts";

/**
 * Refuses requests, all of which change something, unless they come from this site's own pages and carry JSON: no
 * form and no foreign page can send them.
 */
export const requireOwnOrigin = createMiddleware<HonoEnv>((c, next) => {
  if (!isOwn(c.req.header("origin"), c.var.services.settings.appOrigin)) {
    throw new AppError("request/foreign-origin");
  }
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) {
    throw new AppError("request/invalid", { message: "The request must be JSON" });
  }
  return next();
});

/** Longer than any origin on one's own machine. */
const longestLoopbackOrigin = 100;

/** On one's own machine `localhost` and `127.0.0.1` with the same port are one site. */
function isOwn(origin: string | undefined, appOrigin: string): boolean {
  if (origin === appOrigin) return true;
  if (origin === undefined || origin.length > longestLoopbackOrigin) return false;
  if (!URL.canParse(origin)) return false;
  const [sent, own] = [new URL(origin), new URL(appOrigin)];
  return (
    isLoopback(sent.hostname) &&
    isLoopback(own.hostname) &&
    sent.port === own.port &&
    sent.protocol === own.protocol
  );
}

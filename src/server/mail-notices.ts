import type { Context, Next } from "hono";
import { sendDueMails } from "./auth/send-due-mails.ts";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { fetchFoundMails } from "./inbox/procedures/fetch-mails.ts";
import { sendDueLetters } from "./letters/send-letters.ts";
import { sendDuePushes } from "./push/send-pushes.ts";
import type { ServiceContext } from "./platform/context.ts";
import { describeFailure } from "./platform/log/log.ts";

/** The supervisor polls these, so a mail that is due later needs no timer. */
const watched: ReadonlySet<string> = new Set(["/api/health", "/metrics"]);
const interval = 60_000;
let lookedAt = 0;

/** Mails the notices that are due, after a response that recorded one, and at most once a minute after a watched one. */
export async function mailNotices(c: Context<HonoEnv>, next: Next): Promise<void> {
  await next();
  const { services, hasNotices = false } = c.var;
  const now = services.clock().getTime();
  const isTime = watched.has(c.req.path) && c.res.ok && Math.abs(now - lookedAt) >= interval;
  if (!hasNotices && !isTime) return;
  lookedAt = now;
  const sent = sendAll(services).catch((error: unknown) =>
    services.log("error", "mail.notices-failed", describeFailure(error)),
  );
  const fetched = fetchFoundMails(services).catch((error: unknown) =>
    services.log("error", "inbox.fetch-failed", describeFailure(error)),
  );
  c.executionCtx.waitUntil(Promise.all([sent, fetched]));
}

/** What concerns an account's security goes first. */
async function sendAll(services: ServiceContext): Promise<void> {
  await sendDueMails(services);
  await sendDueLetters(services);
  await sendDuePushes(services);
}

import type { Context, Next } from "hono";
import { sendDueMails } from "./auth/send-due-mails.ts";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { fetchFoundMails } from "./inbox/procedures/fetch-mails.ts";
import { sendDueLetters } from "./letters/send-letters.ts";
import { sendDuePushes } from "./push/send-pushes.ts";
import { runApart } from "./run-apart.ts";

/** The supervisor polls these, so a mail that is due later needs no timer. */
const watched: ReadonlySet<string> = new Set(["/api/health", "/metrics"]);
const interval = 60_000;
let lookedAt = 0;

/** Mails the notices that are due, those of security first, after a response that recorded one, and at most once a minute after a watched one. */
export async function mailNotices(c: Context<HonoEnv>, next: Next): Promise<void> {
  await next();
  const { services, hasNotices = false } = c.var;
  const now = services.clock().getTime();
  const isTime = watched.has(c.req.path) && c.res.ok && Math.abs(now - lookedAt) >= interval;
  if (!hasNotices && !isTime) return;
  lookedAt = now;
  const sent = runApart(services, {
    "mail.notices-failed": sendDueMails,
    "mail.letters-failed": sendDueLetters,
    "push.failed": sendDuePushes,
  });
  const fetched = runApart(services, { "inbox.fetch-failed": fetchFoundMails });
  c.executionCtx.waitUntil(Promise.all([sent, fetched]));
}

import { createApp } from "./app.ts";
import { sendAllDueNotices } from "./auth/events/send-notices.ts";
import { sendDueMails } from "./auth/send-due-mails.ts";
import { receiveRoutedMail, type RoutedMail } from "./inbox/procedures/email.ts";
import { fetchFoundMails } from "./inbox/procedures/fetch-mails.ts";
import { sendDueLetters } from "./letters/send-letters.ts";
import { requestLog } from "./platform/log/log.ts";
import { serveWriteLock } from "./platform/db/serve-write-lock.ts";
import { createServices } from "./services.ts";
import type { Bindings } from "./platform/env.ts";
import { runApart } from "./run-apart.ts";
import { sendDuePushes } from "./push/send-pushes.ts";
import { requireCurrentList } from "./schemes/require-current-list.ts";
import { runHourly } from "./hourly.ts";

/** One of the triggers in `wrangler.toml`; the other one is of the hourly job. */
const noticesCron = "10-50/10 * * * *";

const limits = { timeout: 4_000, queryTimeout: 2_000 };

const app = createApp((bindings, log, waitUntil) =>
  createServices(bindings, log, { ...limits, waitUntil }),
);

export const WriteLock = serveWriteLock;

type Trigger = { cron: string };
type Run = { waitUntil: (work: Promise<unknown>) => void };

export default {
  fetch: app.fetch,
  async email(mail: RoutedMail, bindings: Bindings, run: Run): Promise<void> {
    const waitUntil = (work: Promise<unknown>) => run.waitUntil(work);
    await receiveRoutedMail(
      createServices(bindings, requestLog(null), { ...limits, waitUntil }),
      mail,
    );
  },
  async scheduled({ cron }: Trigger, bindings: Bindings, run: Run): Promise<void> {
    const waitUntil = (work: Promise<unknown>) => run.waitUntil(work);
    if (cron === noticesCron) {
      const services = createServices(bindings, requestLog(null), { ...limits, waitUntil });
      await runApart(services, {
        "mail.notices-failed": sendDueMails,
        "mail.events-failed": sendAllDueNotices,
        "mail.letters-failed": sendDueLetters,
        "inbox.fetch-failed": fetchFoundMails,
        "push.failed": sendDuePushes,
      });
    } else requireCurrentList(await runHourly(bindings, { waitUntil }));
  },
};

import type { ServiceContext } from "../platform/context.ts";
import { runBatch } from "../platform/db/batch.ts";
import { mailDueWayBacks } from "./addresses/mail-way-back.ts";
import { anyWayBackDue } from "./addresses/queries/changes.ts";
import { sendDueNotices } from "./events/send-notices.ts";
import { anyNoticeDue } from "./events/queries.ts";
import { advanceLosses } from "./second-factor/advance-losses.ts";
import { anyLossDue } from "./second-factor/queries/losses.ts";

/** Mails a few due mails of each kind. Most runs find none, in one round trip. */
export async function sendDueMails(ctx: ServiceContext): Promise<void> {
  if (ctx.settings.mail === null) return;
  const now = ctx.clock();
  const due = await runBatch(ctx.db.writes, {
    losses: anyLossDue(ctx.db, now),
    waysBack: anyWayBackDue(ctx.db, now),
    notices: anyNoticeDue(ctx.db, now),
  });
  if (due.losses.length > 0) await advanceLosses(ctx);
  if (due.waysBack.length > 0) await mailDueWayBacks(ctx);
  if (due.notices.length > 0) await sendDueNotices(ctx);
}

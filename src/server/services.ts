import type { ServiceContext } from "./platform/context.ts";
import { openDatabase, type Connection } from "./platform/db/client.ts";
import { settingsOf, type Bindings } from "./platform/env.ts";
import type { RequestLog } from "./platform/log/log.ts";
import { noMailer } from "./platform/mail/mailer.ts";
import { resendMailer } from "./platform/mail/resend-mailer.ts";

/**
 * What the use-cases work with, from the settings.
 * @param run.timeout longest wait for one answer of the database, in milliseconds
 * @param run.waitUntil has the runtime wait for what is still to be done
 */
export function createServices(
  bindings: Bindings,
  { requestId, log }: RequestLog,
  run: Pick<Connection, "timeout" | "waitUntil">,
): ServiceContext {
  const settings = settingsOf(bindings);
  const db = openDatabase({ ...settings.database, ...run });
  const mailer = settings.mail === null ? noMailer : resendMailer(settings.mail);
  return { settings, db, clock: () => new Date(), mailer, requestId, log };
}

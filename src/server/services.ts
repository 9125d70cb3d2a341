import type { ServiceContext } from "./platform/context.ts";
import { openDatabase, type DatabaseConnection } from "./platform/db/client.ts";
import { settingsOf, type Bindings } from "./platform/env.ts";
import type { RequestLog } from "./platform/log/log.ts";
import { countingMailer, noMailer } from "./platform/mail/mailer.ts";
import { resendMailer } from "./platform/mail/resend-mailer.ts";

export function createServices(
  bindings: Bindings,
  { requestId, log }: RequestLog,
  run: Pick<DatabaseConnection, "timeout" | "queryTimeout" | "waitUntil">,
): ServiceContext {
  const settings = settingsOf(bindings);
  const db = openDatabase({ ...settings.database, ...run });
  const mailer = countingMailer(settings.mail === null ? noMailer : resendMailer(settings.mail));
  return { settings, db, clock: () => new Date(), mailer, requestId, log };
}

import type { ServiceContext } from "./platform/context.ts";
import { openDatabase, type DatabaseConnection } from "./platform/db/client.ts";
import { settingsOf, type Bindings, type Settings } from "./platform/env.ts";
import { setOperatorNetwork } from "./platform/network/operator-network.ts";
import type { RequestLog } from "./platform/log/log.ts";
import { countingMailer, noMailer, type Mailer } from "./platform/mail/mailer.ts";
import { smtpMailer } from "./platform/mail/smtp-mailer.ts";
import { resendMailer } from "./platform/mail/resend-mailer.ts";

export function createServices(
  bindings: Bindings,
  { requestId, log }: RequestLog,
  run: Pick<DatabaseConnection, "timeout" | "queryTimeout" | "waitUntil">,
): ServiceContext {
  setOperatorNetwork(bindings);
  const settings = settingsOf(bindings);
  const db = openDatabase({ ...settings.database, ...run });
  const clock = () => new Date();
  const mailer = countingMailer(mailerOf(settings, clock));
  return { settings, db, clock, mailer, requestId, log };
}

function mailerOf({ mail, appOrigin }: Settings, clock: () => Date): Mailer {
  if (mail === null) return noMailer;
  if (!("smtp" in mail)) return resendMailer(mail);
  return smtpMailer({ server: mail.smtp, from: mail.from, appOrigin, clock });
}

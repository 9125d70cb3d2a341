import type { ServiceContext } from "./context.ts";
import { openDatabase } from "./db/client.ts";
import { settingsOf, type Bindings } from "./env.ts";
import type { RequestLog } from "./log.ts";
import { noMailer } from "./mail/mailer.ts";
import { resendMailer } from "./mail/resend-mailer.ts";

/**
 * What the use-cases work with, from the settings.
 * @param timeout longest wait for one answer of the database, in milliseconds
 */
export function composeServices(
  bindings: Bindings,
  { requestId, log }: RequestLog,
  timeout: number,
): ServiceContext {
  const settings = settingsOf(bindings);
  const { databaseUrl: url, databaseAuthToken: authToken, databaseIsReplica: isReplica } = settings;
  const db = openDatabase({ url, authToken, isReplica, timeout });
  const mailer = settings.mail === null ? noMailer : resendMailer(settings.mail);
  return { settings, db, clock: () => new Date(), mailer, requestId, log };
}

import type { CleanUp } from "./build/clean-up.ts";
import type { DataFolder } from "./data-folder.ts";
import { ownPushKey, ownSecretsKey } from "./secrets-key.ts";
import { standInForMail, type SettingValues } from "./check-settings.ts";
import { localDatabase } from "./servers/database-server.ts";
import { watchForHang, watchForStoppedWrites, type Watch } from "./servers/health-check.ts";
import { startOutbox, type OutboxMail } from "./servers/outbox.ts";
import { newLogFile, printedLog, type PartLog } from "./servers/part-log.ts";
import type { ServerOptions } from "./servers/process.ts";
import { restartOnExit } from "./servers/restart-on-exit.ts";
import type { WatchTimes } from "./times.ts";

export type ServiceOptions = {
  /** A folder that the caller has locked. */
  data: DataFolder;
  /** The descriptor of the folder's lock; the database inherits it, so the lock lasts as long as the database runs. */
  descriptor: number | undefined;
  /** Settings that have been checked, with the server's address. */
  settings: SettingValues & { APP_URL: string };
  /** The address that says whether the database takes writes; without one nothing asks. */
  healthUrl?: string;
  /** Whether the lines of server and database are printed as they are, instead of going to files. */
  printsLogs: boolean;
  times: WatchTimes;
  say: (line: string) => void;
  /** Called for each mail where no mail server is set, with the folder that the mail is in. */
  onMail: (mail: OutboxMail, folder: string) => void;
  onHang: (sentence: string) => void;
  onGiveUp: (sentence: string) => void;
  /** Brings the database of the settings up to date. */
  upgrade: (settings: SettingValues, backups: string) => Promise<void>;
};

/**
 * Starts what the server needs: the database with all migrations, and an outbox in place of a mail service, unless the
 * settings name others.
 */
export async function startServices(options: ServiceOptions, atEnd: CleanUp["add"]) {
  const { data, descriptor, healthUrl, printsLogs, say, onMail, onHang, onGiveUp } = options;
  const settings: SettingValues = {
    ...options.settings,
    SECRETS_KEY: options.settings["SECRETS_KEY"] ?? ownSecretsKey(data.secretsKey),
    PUSH_KEY: options.settings["PUSH_KEY"] ?? ownPushKey(data.pushKey),
  };
  if (!settings["RESEND_API_KEY"] && !settings["SMTP_URL"]) {
    const mailServer = await startOutbox(data.outbox, {
      onMail: (mail) => onMail(mail, data.outbox),
      say,
    });
    atEnd(mailServer.stop);
    settings["RESEND_BASE_URL"] = mailServer.url;
    settings["RESEND_API_KEY"] = mailServer.key;
  } else {
    for (const line of standInForMail(settings)) say(line);
  }
  const logOf = (part: "server" | "database"): PartLog =>
    printsLogs ? printedLog : newLogFile(data.logFile(part));
  const run = async (server: ServerOptions, more: readonly Watch[] = []): Promise<void> => {
    const { aliveUrl } = server;
    const watches =
      aliveUrl === undefined ? more : [watchForHang(aliveUrl, options.times.hang), ...more];
    say(`${server.name.replace(/^The /, "Starting the ")} …`);
    const { ready, stop } = restartOnExit(server, { watches, say, onHang, onGiveUp });
    atEnd(stop);
    await ready;
  };
  if (settings["DATABASE_URL"] === undefined) {
    const database = await localDatabase(data, logOf("database"), descriptor);
    settings["DATABASE_URL"] = database.url;
    settings["DATABASE_AUTH_TOKEN"] = database.authToken;
    const { stoppedWrites } = options.times;
    const watches =
      healthUrl === undefined ? [] : [watchForStoppedWrites(healthUrl, stoppedWrites)];
    await run(database, watches);
  }
  await options.upgrade(settings, data.backups);
  return { settings, run, logOf };
}

import { rmSync } from "node:fs";
import { join } from "node:path";
import type { CleanUp } from "./build/clean-up.ts";
import type { DataFolder } from "./data-folder.ts";
import { localDatabase } from "./servers/database-server.ts";
import { startOutbox } from "./servers/outbox.ts";
import { describeMail } from "./servers/receive-mail.ts";
import type { ServerOptions } from "./servers/process.ts";
import { watchForHang, watchForStoppedWrites, type Watch } from "./servers/health-check.ts";
import { restartOnExit } from "./servers/restart-on-exit.ts";
import { settingSources } from "./settings.ts";
import { requireValid, type SettingValues } from "./check-settings.ts";

export type ServiceOptions = {
  /** Locked by the caller. */
  data: DataFolder;
  /** The product's address, unless the settings name another. */
  url: string;
  settings: SettingValues;
  /** Where to ask whether the database takes writes; not asked where it is left out. */
  healthUrl?: string;
  say: (line: string) => void;
  onGiveUp: (sentence: string) => void;
  /** Brings the database of the settings up to date. */
  migrate: (settings: SettingValues) => Promise<void>;
};

/**
 * Starts what the server needs: the database with all migrations, and an outbox in place of a mail service, unless the
 * settings name others.
 */
export async function startServices(options: ServiceOptions, atEnd: CleanUp["add"]) {
  const { data, url, healthUrl, say, onGiveUp, migrate } = options;
  const outbox = join(data.path, "outbox");
  const settings: SettingValues = { APP_URL: url, ...options.settings };
  requireValid({ DATABASE_URL: "http://127.0.0.1", ...settings }, settingSources());
  if (!settings["RESEND_API_KEY"] && !settings["SMTP_URL"]) {
    const mailServer = await startOutbox(outbox, (mail) => say(describeMail(mail)));
    atEnd(mailServer.stop);
    settings["RESEND_BASE_URL"] = mailServer.url;
    settings["RESEND_API_KEY"] = mailServer.key;
  }

  const run = async (
    part: "server" | "database",
    server: ServerOptions,
    watches: readonly Watch[],
  ): Promise<void> => {
    rmSync(server.logFile, { force: true });
    say(`Starting the ${part} …`);
    const { ready, stop } = restartOnExit(server, { watches, say, onGiveUp });
    atEnd(stop);
    await ready;
  };
  if (settings["DATABASE_URL"] === undefined) {
    const database = await localDatabase(data);
    settings["DATABASE_URL"] = database.url;
    settings["DATABASE_AUTH_TOKEN"] = database.authToken;
    const watches = [watchForHang(database.healthUrl)];
    if (healthUrl !== undefined) watches.push(watchForStoppedWrites(healthUrl));
    await run("database", database, watches);
  }
  await migrate(settings);
  return { outbox, settings, run };
}

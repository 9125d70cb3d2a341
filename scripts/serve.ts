import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CliError } from "./product/cli-error.ts";
import { atEnd, command, isStopping, numberUpTo, runCommand } from "./product/command.ts";
import { lockDataFolder, openDataFolder, type RunFile } from "./product/data-folder.ts";
import { writeAtomically } from "./product/build/write-atomically.ts";
import { untilNextRun } from "./product/database/job-times.ts";
import { backupsFolder } from "./product/database/kept-backups.ts";
import { upgrade } from "./product/database/upgrade.ts";
import { defaultDataFolder, root } from "./product/root.ts";
import { alertsTo, type Alert } from "./product/servers/alert.ts";
import { backUpNightly } from "./product/servers/nightly-backup.ts";
import { siblingCommands } from "./product/servers/sibling-command.ts";
import { workerServer } from "./product/servers/worker-server.ts";
import { startServices } from "./product/services.ts";
import { databaseOf, readSettings } from "./product/settings.ts";

/** Suppresses what the stop itself causes. */
const say = (line: string) => {
  if (!isStopping()) console.log(line);
};

const program = command("serve", "Runs the built product with its hourly job and nightly backups.")
  .option("--port <number>", "the port", numberUpTo(65_535), 8787)
  .option("--host <address>", "the address to listen on", "127.0.0.1")
  .option("--data <folder>", "where everything is kept", defaultDataFolder)
  .action(async ({ port, host, data: folder }) => {
    const tell = alertsTo(process.env["ALERT_URL"], say);
    const alert: Alert = async (sentence) => {
      if (!isStopping()) await tell(sentence);
    };
    const gaveUp = Promise.withResolvers<never>();
    const onGiveUp = (sentence: string) =>
      void alert(`Fundbook ends: ${sentence}`).then(() => gaveUp.reject(new CliError(sentence)));
    const running = serve({ port, host, folder, alert, onGiveUp });
    await Promise.race([running, gaveUp.promise]);
  });

type ServeOptions = {
  port: number;
  host: string;
  folder: string;
  alert: Alert;
  onGiveUp: (sentence: string) => void;
};

async function serve({ port, host, folder, alert, onGiveUp }: ServeOptions): Promise<never> {
  const data = openDataFolder(folder);
  atEnd(await lockDataFolder(data));
  const backups = backupsFolder(data.path);
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const url = `http://localhost:${port}`;
  const services = await startServices(
    {
      data,
      url,
      settings: readSettings(),
      say,
      onGiveUp,
      hasLogFiles: false,
      migrate: (all) => upgrade(databaseOf(all), backups, say),
      // The log has no address and no link of a mail.
      onMail: () => say(`No mail server is set: a mail is in ${join(data.path, "outbox")}.`),
    },
    atEnd,
  );
  const { settings, run } = services;
  const { SSL_CERT_FILE } = process.env;
  const server = workerServer({
    folder: join(root, "dist/server"),
    config: "local",
    host,
    port,
    settings: { ...settings, ...(SSL_CERT_FILE !== undefined && { SSL_CERT_FILE }) },
    logFile: undefined,
  });
  await run("server", server);
  const { APP_URL = url, DATABASE_URL = "", DATABASE_AUTH_TOKEN } = settings;
  // What other commands do not find in the environment themselves.
  const known = { APP_URL, DATABASE_URL, ...(DATABASE_AUTH_TOKEN && { DATABASE_AUTH_TOKEN }) };
  const facts: RunFile = { url, settings: known };
  writeAtomically(data.runFile, `${JSON.stringify(facts)}\n`, 0o600);
  say(`Fundbook is up at ${APP_URL}`);
  const runSibling = siblingCommands(atEnd);
  for (let failures = 0; ;) {
    const isDone = await runSibling("hourly", "--data", data.path);
    failures = isDone ? 0 : failures + 1;
    if (!isDone) await alert("Fundbook's hourly job failed. The log says why.");
    await backUpNightly(data.path, new Date(), runSibling, alert);
    await delay(untilNextRun(failures, Date.now()));
  }
}

await runCommand(program, { isServer: true });

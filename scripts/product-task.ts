import { text } from "node:stream/consumers";
import { missing } from "../src/shared/missing.ts";
import { CliError } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import type { SettingValues } from "./product/check-settings.ts";
import { databaseOf } from "./product/database/database-client.ts";
import { writeResult } from "./product/task-result.ts";

const say = (line: string) => console.log(line);

type Task = (settings: SettingValues, word: string) => Promise<unknown>;

/** Each loads what it needs: all of it takes Node a second. */
const tasks = new Map<string, Task>([
  [
    "upgrade",
    async (settings, backups) => {
      const { upgrade } = await import("./product/database/upgrade.ts");
      const { reportAddresses } = await import("./product/database/address-report.ts");
      const { reportPasskeys } = await import("./product/database/passkey-report.ts");
      const database = databaseOf(settings);
      await upgrade(database, backups, say);
      for (const sentence of await reportPasskeys(database, settings["APP_URL"] ?? missing()))
        say(sentence);
      for (const sentence of await reportAddresses(database)) say(sentence);
    },
  ],
  [
    "hourly",
    async (settings) => {
      const { reportHourly } = await import("./product/database/hourly-report.ts");
      return reportHourly(settings);
    },
  ],
  [
    "backup",
    async (settings, file) => {
      const { backUpNight } = await import("./product/database/nightly.ts");
      say(await backUpNight(databaseOf(settings), file));
    },
  ],
  [
    "alert",
    async (settings, sentence) => {
      const { sendAlert } = await import("./product/alert.ts");
      await sendAlert(settings["ALERT_URL"] ?? missing(), sentence);
    },
  ],
  [
    "load-list",
    async (settings, file) => {
      const { loadSchemeList } = await import("./product/database/scheme-list.ts");
      return loadSchemeList(databaseOf(settings), file, { allowOlder: true, accept: true });
    },
  ],
  [
    "load-sample",
    async (settings) => {
      const { loadSampleList } = await import("./product/database/scheme-list.ts");
      return loadSampleList(databaseOf(settings));
    },
  ],
]);

await runCommand(
  command("product-task", "What the running product does now and then.")
    .argument("<task>", [...tasks.keys()].join(", "))
    .argument("[word]", "a file, a folder or a sentence")
    .action(async (name, word = "") => {
      const task = tasks.get(name);
      if (task === undefined) throw new CliError(`There is no task "${name}".`);
      const settings = JSON.parse(await text(process.stdin)) as SettingValues;
      say(writeResult((await task(settings, word)) ?? null));
    }),
);

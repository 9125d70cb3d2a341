import { text } from "node:stream/consumers";
import { CliError } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import { reportHourly } from "./product/database/hourly-report.ts";
import { applyMigrations } from "./product/database/migrations.ts";
import { loadSampleList, loadSchemeList } from "./product/database/scheme-list.ts";
import type { SettingValues } from "./product/check-settings.ts";
import { describeDamage } from "./product/database/soundness.ts";
import { databaseOf, type DatabaseAddress } from "./product/database/database-client.ts";
import { writeResult } from "./product/task-result.ts";

const say = (line: string) => console.log(line);

type Task = (settings: SettingValues, file: string) => Promise<unknown>;

const tasks = new Map<string, Task>([
  ["migrate", (settings) => migrate(databaseOf(settings))],
  ["hourly", (settings) => reportHourly(settings, say)],
  [
    "load-list",
    (settings, file) =>
      loadSchemeList(databaseOf(settings), file, { allowOlder: true, accept: true }),
  ],
  ["load-sample", (settings) => loadSampleList(databaseOf(settings))],
]);

/** Also says where the database is damaged: it is read from its start to its end at no other time. */
async function migrate(database: DatabaseAddress): Promise<void> {
  const damage = await describeDamage(database);
  if (damage !== null) say(damage);
  await applyMigrations(database);
}

await runCommand(
  command("database-task", "What the running product does with its database now and then.")
    .argument("<task>", [...tasks.keys()].join(", "))
    .argument("[file]", "the list to load")
    .action(async (name, file = "") => {
      const task = tasks.get(name);
      if (task === undefined) throw new CliError(`There is no task "${name}".`);
      const settings = JSON.parse(await text(process.stdin)) as SettingValues;
      say(writeResult((await task(settings, file)) ?? null));
    }),
);

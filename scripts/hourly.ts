import { command, runCommand } from "./product/command.ts";
import { runHourlyOnce } from "./product/database/hourly-once.ts";
import { jobSettings } from "./product/job-settings.ts";

await runCommand(
  command("hourly", "Runs the hourly job once, for a running copy or your own server.")
    .option("--data <folder>", "the data folder of a running copy")
    .option("--trust-clock", "deletes what has expired even after the clock has jumped", false)
    .action(async ({ data, trustClock }) => {
      await runHourlyOnce(await jobSettings(data), { trustClock });
    }),
);

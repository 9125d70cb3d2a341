import { command, runCommand } from "./product/command.ts";
import { requireRunning } from "./product/data-folder.ts";
import { defaultDataFolder } from "./product/root.ts";
import { makeSampleHistories } from "./sample/sample-histories.ts";
import { demoPassword, fillDemo } from "./sample/demo-accounts.ts";

await runCommand(
  command("demo", "Adds two demo accounts to the running product.")
    .option("--data <folder>", "its data folder", defaultDataFolder)
    .action(async ({ data }) => {
      const { url, settings } = await requireRunning(data);
      const { DATABASE_URL = "", DATABASE_AUTH_TOKEN: authToken } = settings;
      await makeSampleHistories({ url: DATABASE_URL, authToken, timeout: 60_000 });
      const { asha, ravi } = await fillDemo(url);
      console.log(`Sign in at ${url} as ${asha.email} or ${ravi.email}, password: ${demoPassword}`);
    }),
);

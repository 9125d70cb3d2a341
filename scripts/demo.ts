import { join } from "node:path";
import { readCommandLine } from "./product/command-line.ts";
import { openDataFolder, readRunFile } from "./product/data-folder.ts";
import { PlainFailure } from "./product/plain-failure.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { demoPassword, fillDemo } from "./sample/demo-accounts.ts";

/** Fills the running product with the demo's two accounts. */
await runUntilStopped({
  async run() {
    const { data } = readCommandLine({
      args: process.argv.slice(2),
      options: { data: { type: "string", default: join(import.meta.dirname, "../.data") } },
    }).values;
    const running = readRunFile(openDataFolder(data));
    if (running === null)
      throw new PlainFailure(
        "Start the product first: npm start. Where it was given a --data folder, give it here too.",
      );
    const { asha, ravi } = await fillDemo(running.url);
    console.log(
      `Sign in at ${running.url} as ${asha.email} or ${ravi.email}, password: ${demoPassword}`,
    );
  },
  stop: async () => {},
});

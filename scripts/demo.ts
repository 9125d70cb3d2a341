import { join } from "node:path";
import { readCommandLine } from "./product/command-line.ts";
import { runningCopy } from "./product/running-copy.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { demoPassword, fillDemo } from "./sample/demo-accounts.ts";

/** Fills the running product with the demo's two accounts. */
await runUntilStopped({
  async run() {
    const { data } = readCommandLine({
      args: process.argv.slice(2),
      options: { data: { type: "string", default: join(import.meta.dirname, "../.data") } },
    }).values;
    const { url } = runningCopy(data).run;
    const { asha, ravi } = await fillDemo(url);
    console.log(`Sign in at ${url} as ${asha.email} or ${ravi.email}, password: ${demoPassword}`);
  },
  stop: async () => {},
});

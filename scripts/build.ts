import { join } from "node:path";
import { cleanUp } from "./product/clean-up.ts";
import { buildClient } from "./product/client-build.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "dist/client");
const end = cleanUp();

/** Builds the client, for a server of one's own or for Cloudflare. */
await runUntilStopped({
  async run() {
    await buildClient({
      root,
      logFile: `${folder}.log`,
      onStart: (process) => end.add(process.stop),
    });
    console.log(`The client is built in ${folder}.`);
  },
  stop: end.run,
});

import { join } from "node:path";
import { cleanUp } from "./product/clean-up.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { buildServer } from "./product/server-build.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "dist/server");
const end = cleanUp();

/** Builds the worker for workerd on a server of one's own. */
await runUntilStopped({
  async run() {
    await buildServer({
      root,
      logFile: `${folder}.log`,
      onStart: (process) => end.add(process.stop),
    });
    console.log(`The server is built in ${folder}.`);
  },
  stop: end.run,
});

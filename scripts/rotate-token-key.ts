import { join } from "node:path";
import { openDatabase } from "../src/server/platform/db/client.ts";
import { rotateSyncKey } from "../src/server/token-sync/rotate-key.ts";
import { chosenDatabase } from "./product/chosen-database.ts";
import { cleanUp } from "./product/clean-up.ts";
import { readCommandLine } from "./product/command-line.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";

const root = join(import.meta.dirname, "..");
const end = cleanUp();
/** Milliseconds. */
const longestWait = 30_000;

/** Makes a new key for the tokens that the synced service gets, see docs/deploy.md. */
await runUntilStopped({
  async run() {
    const { data, "at-once": atOnce } = readCommandLine({
      args: process.argv.slice(2),
      options: { data: { type: "string" }, "at-once": { type: "boolean", default: false } },
    }).values;
    const address = await chosenDatabase(root, data, end.add);
    const db = openDatabase({ ...address, timeout: longestWait });
    await rotateSyncKey({ db, clock: () => new Date() }, { atOnce });
    console.log(
      atOnce
        ? "Made a new key and deleted all others. The new one signs from now on."
        : "Made a new key. It is published now and signs in ten minutes; the old one is published until its tokens have expired.",
    );
  },
  stop: end.run,
});

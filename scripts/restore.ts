import { join } from "node:path";
import { chosenDatabase } from "./product/chosen-database.ts";
import { cleanUp } from "./product/clean-up.ts";
import { readCommandLine } from "./product/command-line.ts";
import { describeDump } from "./product/dump.ts";
import { PlainFailure } from "./product/plain-failure.ts";
import { restore } from "./product/restore.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";

const root = join(import.meta.dirname, "..");
const end = cleanUp();

/** Brings an empty database into the state of a backup. */
await runUntilStopped({
  async run() {
    const { from, data, overwrite } = readCommandLine({
      args: process.argv.slice(2),
      options: {
        from: { type: "string" },
        data: { type: "string" },
        overwrite: { type: "boolean", default: false },
      },
    }).values;
    if (from === undefined) {
      throw new PlainFailure(
        "Name a file: npm run restore -- --from FILE [--data FOLDER] [--overwrite].",
      );
    }
    const database = await chosenDatabase(root, data, end.add);
    const facts = await restore(database, from, {
      migrations: join(root, "migrations"),
      overwrite,
    });
    console.log(`Restored ${describeDump(facts)}. Everybody has to sign in again.`);
  },
  stop: end.run,
});

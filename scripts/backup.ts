import { join } from "node:path";
import { backUp } from "./product/backup.ts";
import { chosenDatabase } from "./product/chosen-database.ts";
import { cleanUp } from "./product/clean-up.ts";
import { readCommandLine } from "./product/command-line.ts";
import { describeDump } from "./product/dump.ts";
import { PlainFailure } from "./product/plain-failure.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";

const root = join(import.meta.dirname, "..");
const end = cleanUp();

/** Backs the database up into a file, also while the product serves. */
await runUntilStopped({
  async run() {
    const { to, data } = readCommandLine({
      args: process.argv.slice(2),
      options: { to: { type: "string" }, data: { type: "string" } },
    }).values;
    if (to === undefined) {
      throw new PlainFailure("Name a file: npm run backup -- --to FILE [--data FOLDER].");
    }
    const facts = await backUp(await chosenDatabase(root, data, end.add), to);
    console.log(`Backed up ${describeDump(facts)} into ${to}.`);
  },
  stop: end.run,
});

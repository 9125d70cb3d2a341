import { openDatabase } from "../src/server/platform/db/client.ts";
import { rotateSyncKey } from "../src/server/token-sync/rotate-key.ts";
import { chooseDatabase } from "./product/database/choose-database.ts";
import { command, runCommand } from "./product/command.ts";

/** Milliseconds. */
const timeout = 30_000;

await runCommand(
  command("token:rotate", "Makes a new key for the synced service's tokens, see docs/deploy.md.")
    .option("--data <folder>", "the data folder of a copy of the product")
    .option("--at-once", "deletes all other keys, for after a leak", false)
    .action(async ({ data, atOnce }) => {
      const db = openDatabase({ ...(await chooseDatabase(data)), timeout });
      await rotateSyncKey({ db, clock: () => new Date() }, { atOnce });
      console.log(
        atOnce
          ? "Made a new key and deleted all others. The new one signs from now on."
          : "Made a new key. It is published now and signs in ten minutes; the old one is published until its tokens have expired.",
      );
    }),
);

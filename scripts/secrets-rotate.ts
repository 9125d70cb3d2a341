import { CliError } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import { chooseSettings } from "./product/database/choose-database.ts";
import { databaseOf } from "./product/database/database-client.ts";
import { rotateSecrets } from "./product/database/rotate-secrets.ts";

await runCommand(
  command(
    "secrets:rotate",
    "Seals the secrets of second factors by SECRETS_KEY instead of SECRETS_KEY_OLD.",
  )
    .option("--data <folder>", "the data folder of a copy of the product")
    .action(async ({ data }) => {
      const settings = await chooseSettings(data);
      const { SECRETS_KEY: current, SECRETS_KEY_OLD: old } = settings;
      if (current === undefined || old === undefined) {
        throw new CliError(
          "Set SECRETS_KEY to the new key, and SECRETS_KEY_OLD to the one before.",
        );
      }
      console.log(await rotateSecrets(databaseOf(settings), { current, old }));
    }),
);

import { command, runCommand } from "./product/command.ts";
import { chooseSettings } from "./product/database/choose-database.ts";
import { databaseOf } from "./product/database/database-client.ts";
import { turnFactorOff } from "./product/database/factor-off.ts";

await runCommand(
  command("factor:off", "Turns the second factor off of an account whose owner has lost all of it.")
    .argument("<email>", "the address of the account")
    .option("--data <folder>", "the data folder of a copy of the product")
    .action(async (email, { data }) => {
      const settings = await chooseSettings(data);
      const isMailed =
        settings["SMTP_URL"] !== undefined || settings["RESEND_API_KEY"] !== undefined;
      console.log(await turnFactorOff(databaseOf(settings), email, { isMailed }));
    }),
);

import { join } from "node:path";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { CliError, shortReason } from "./product/cli-error.ts";
import { command, numberUpTo, runCommand } from "./product/command.ts";
import { writeAtomically } from "./product/build/write-atomically.ts";
import { makeDatabaseKey } from "./product/database/database-key.ts";

const day = 24 * 60 * 60 * 1000;

await runCommand(
  command("database:key", "Makes a key for a libSQL server and two tokens that expire.")
    .requiredOption("--to <folder>", "where the key and the two settings files go")
    .option("--database <url>", "the server's address", readAddress, "http://127.0.0.1:8080")
    .option("--days <number>", "how long the tokens are valid", numberUpTo(3_650), 365)
    .addHelpText("after", "\nThe private key is stored nowhere: new tokens come with a new key.")
    .action(async ({ to, database, days }) => {
      const expiresAt = new Date(Date.now() + days * day);
      const key = makeDatabaseKey();
      const envFile = async (access: "rw" | "ro") =>
        `DATABASE_URL='${database}'\nDATABASE_AUTH_TOKEN='${key.token(access, expiresAt)}'\n`;
      try {
        writeAtomically(join(to, "database-key.pem"), key.publicKey);
        writeAtomically(join(to, "database.env"), await envFile("rw"), 0o600);
        writeAtomically(join(to, "backup.env"), await envFile("ro"), 0o600);
      } catch (error) {
        throw new CliError(`The folder ${to} cannot be written (${shortReason(error)}).`);
      }
      const end = expiresAt.toISOString().slice(0, 10);
      console.log(
        `The key and the two tokens are in ${to}; the tokens expire on ${end}. Restart the database and the server.`,
      );
    }),
);

function readAddress(text: string): string {
  if (URL.canParse(text) && !/['\s]/.test(text)) return text;
  throw new InvalidArgumentError("It must be an address, such as http://127.0.0.1:8080.");
}

import { join } from "node:path";
import { readCommandLine } from "./product/command-line.ts";
import { writeWhole } from "./product/data-folder.ts";
import { makeDatabaseKey } from "./product/database-token.ts";
import { PlainFailure, shortReason } from "./product/plain-failure.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { toEnvFile } from "./product/settings.ts";

const day = 24 * 60 * 60 * 1000;
const mostDays = 3650;

/**
 * Makes a key for a libSQL server and two tokens that expire: the product's, and one that can only read, for backups.
 * The private key is stored nowhere, so new tokens come with a new key, and the old tokens end with the old key.
 */
await runUntilStopped({
  async run() {
    const { to, database, days } = readCommandLine({
      args: process.argv.slice(2),
      options: {
        to: { type: "string" },
        database: { type: "string", default: "http://127.0.0.1:8080" },
        days: { type: "string", default: "365" },
      },
    }).values;
    if (to === undefined) {
      throw new PlainFailure(
        "Name a folder: npm run database:key -- --to FOLDER [--days 365] [--database URL].",
      );
    }
    const expiresAt = new Date(Date.now() + readDays(days) * day);
    const key = makeDatabaseKey();
    const envFile = async (access: "rw" | "ro") =>
      toEnvFile({
        DATABASE_URL: database,
        DATABASE_AUTH_TOKEN: await key.token(access, expiresAt),
      });
    try {
      writeWhole(join(to, "database-key.pem"), key.publicKey);
      writeWhole(join(to, "database.env"), await envFile("rw"), 0o600);
      writeWhole(join(to, "backup.env"), await envFile("ro"), 0o600);
    } catch (error) {
      throw new PlainFailure(`The folder ${to} cannot be written (${shortReason(error)}).`);
    }
    const end = expiresAt.toISOString().slice(0, 10);
    console.log(
      `The key and the two tokens are in ${to}; the tokens expire on ${end}. Restart the database and the server.`,
    );
  },
  stop: async () => {},
});

function readDays(text: string): number {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= mostDays) return days;
  throw new PlainFailure(`--days must be a number from 1 to ${mostDays}, not "${text}".`);
}

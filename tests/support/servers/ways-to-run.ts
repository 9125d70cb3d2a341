import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RunFile } from "../../../scripts/product/data-folder.ts";
import { tiedToParent } from "../../../scripts/product/platform.ts";
import { scriptWords } from "../../../scripts/product/script-words.ts";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { listProcesses } from "../../../scripts/product/servers/process-table.ts";
import { serverPids } from "./process-table.ts";
import { noHistorySource } from "./test-product.ts";
import { waitUntil } from "../wait-until.ts";

type Settings = Readonly<Record<string, string>>;

/** A way to run the product and its commands. */
export type WayToRun = {
  /** The command line of a command on a data folder. */
  command: (name: string, data: string, words: readonly string[]) => readonly [string, string[]];
  environment: (data: string) => NodeJS.ProcessEnv;
  /** The command that runs the product until it is stopped. */
  serve: string;
  takesNextPort: boolean;
  /** What it says of a mail in the outbox. */
  saysOfMail: (email: string, data: string) => string;
};

export const byNpm: WayToRun = {
  command: (name, data, words) => [
    process.execPath,
    scriptWords(`${name}.ts`, ...words, "--data", data),
  ],
  environment: () => process.env,
  serve: "start",
  takesNextPort: true,
  saysOfMail: (email) => `Mail to ${email}: `,
};

/** @param files those of an image */
export const byImage = (files: string): WayToRun => ({
  command: (name, _, words) => [join(files, "bin", name), [...words]],
  // What a container's environment has: nothing of the machine's own.
  environment: (data) => ({ PATH: process.env["PATH"], FUNDBOOK_DATA: data }),
  serve: "serve",
  takesNextPort: false,
  // Without an address: this is the log.
  saysOfMail: (_, data) => `No mail server is set: a mail is in ${data}/outbox.`,
});

const environment = (way: WayToRun, data: string, settings: Settings) => ({
  ...way.environment(data),
  AMFI_NAV_URL: "http://127.0.0.1:9/",
  RATE_LIMITS: "off",
  ...noHistorySource,
  ...settings,
});

/** Runs a command until it ends. */
export const runCommand = (
  way: WayToRun,
  data: string,
  [name = "", ...words]: readonly string[],
  settings: Settings = {},
): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const [program, all] = way.command(name, data, words);
    const env = environment(way, data, settings);
    const child = execFile(program, all, { env, cwd: dirname(data) }, (_, out, errors) => {
      resolve({ code: child.exitCode ?? 1, said: out + errors });
    });
  });

export type RunningProduct = {
  url: string;
  /** Its output so far. */
  said: () => string;
  run: () => RunFile;
  /** Of its database, with the token. */
  databaseUrl: () => string;
  pids: () => { server: number; database: number };
  isUp: () => Promise<boolean>;
  /** Its exit code. */
  ended: Promise<number | null>;
  /** @returns its exit code, and how long it took in milliseconds */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; took: number }>;
};

/** Runs the product, whose checks and retries come much sooner, and waits until it is up. */
export async function startProduct(
  way: WayToRun,
  data: string,
  settings: Settings = {},
  port?: number,
  words: readonly string[] = [],
): Promise<RunningProduct> {
  const options = ["--port", String(port ?? (await freePort())), "--hurry", ...words];
  const [program, all] = way.command(way.serve, data, options);
  const child = spawn(...tiedToParent(program, all, "SIGTERM"), {
    env: environment(way, data, settings),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit") as Promise<[number | null]>;
  let said = "";
  for (const output of [child.stdout, child.stderr]) {
    output.on("data", (text) => (said += String(text)));
  }
  const runFile = join(data, "run.json");
  await waitUntil(() => {
    if (child.exitCode !== null) throw new Error(said);
    if (!said.includes("is up at") || !existsSync(runFile)) throw new Error(`not up: ${said}`);
  });
  const run = () => JSON.parse(readFileSync(runFile, "utf8")) as RunFile;
  const { url } = run();
  return {
    url,
    run,
    said: () => said,
    databaseUrl() {
      const database = new URL(run().settings["DATABASE_URL"] ?? "");
      database.searchParams.set("authToken", run().settings["DATABASE_AUTH_TOKEN"] ?? "");
      return database.href;
    },
    pids: () => serverPids(({ parent }) => parent === child.pid),
    isUp: async () => (await fetch(`${url}/api/health`).catch(() => null))?.ok ?? false,
    ended: exited.then(([code]) => code),
    async end(signal) {
      const start = performance.now();
      child.kill(signal);
      const [code] = await exited;
      return { code, took: performance.now() - start };
    },
  };
}

/** The processes that name one of these folders. */
export const processesOf = (...folders: readonly string[]) =>
  listProcesses().filter(({ command }) => folders.some((folder) => command.includes(folder)));

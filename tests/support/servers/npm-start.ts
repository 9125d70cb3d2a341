import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import type { RunFile } from "../../../scripts/product/data-folder.ts";
import { tiedToParent } from "../../../scripts/product/platform.ts";
import { serverPids } from "./process-table.ts";

const scripts = join(import.meta.dirname, "../../../scripts");

export type StartedProduct = {
  pid: number;
  /** Of its server and database. */
  pids: () => { server: number; database: number };
  /** Its output so far. */
  said: () => string;
  run: () => RunFile;
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Runs `npm start` or `npm run dev` and waits until it is up. */
export async function startProduct(
  command: "start" | "dev",
  flags: { port: number; data: string },
  settings: Record<string, string>,
): Promise<StartedProduct> {
  const words = [
    join(scripts, "start.ts"),
    ...(command === "dev" ? ["--hot"] : []),
    "--port",
    String(flags.port),
    "--data",
    flags.data,
  ];
  const child: ChildProcess = spawn(...tiedToParent(process.execPath, words, "SIGTERM"), {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit") as Promise<[number | null]>;
  let said = "";
  for (const output of [child.stdout, child.stderr]) {
    output?.on("data", (text) => (said += String(text)));
  }
  const runFile = join(flags.data, "run.json");
  await vi.waitFor(
    () => {
      if (child.exitCode !== null) throw new Error(said);
      if (!said.includes("is up at") || !existsSync(runFile)) throw new Error(`not up: ${said}`);
    },
    { timeout: 240_000, interval: 50 },
  );
  return {
    pid: child.pid!,
    pids: () => serverPids(({ parent }) => parent === child.pid),
    said: () => said,
    run: () => JSON.parse(readFileSync(runFile, "utf8")) as RunFile,
    async end(signal) {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { vi } from "vitest";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { tiedToParent } from "../../../scripts/product/platform.ts";
import { noHistorySource } from "./test-product.ts";

export type ServedProduct = {
  url: string;
  pid: number;
  /** Its output so far. */
  said: () => string;
  /** Its exit code. */
  ended: Promise<number | null>;
  /** @returns its exit code, and how long it took in milliseconds */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; took: number }>;
};

/** What a container's environment has: nothing of the machine's own. */
const environment = (dataFolder: string, settings: Record<string, string> = {}) => ({
  PATH: process.env["PATH"],
  FUNDBOOK_DATA: dataFolder,
  AMFI_NAV_URL: "http://127.0.0.1:9/",
  RATE_LIMITS: "off",
  ...noHistorySource,
  ...settings,
});

/** Runs a command of an image's files until it ends. */
export const runImageCommand = (
  files: string,
  dataFolder: string,
  [name = "", ...words]: string[],
  settings?: Record<string, string>,
): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const env = environment(dataFolder, settings);
    const options = { env, cwd: dirname(files) };
    const child = execFile(join(files, "bin", name), words, options, (_, out, errors) => {
      resolve({ code: child.exitCode ?? 1, said: out + errors });
    });
  });

/** Starts the product from an image's files, as the image does, and waits until it is up. */
export async function serveImageFiles(
  files: string,
  dataFolder: string,
  settings?: Record<string, string>,
): Promise<ServedProduct> {
  const port = await freePort();
  const words = ["--port", String(port)];
  const child = spawn(...tiedToParent(join(files, "bin/serve"), words, "SIGTERM"), {
    env: environment(dataFolder, settings),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit") as Promise<[number | null]>;
  let said = "";
  for (const output of [child.stdout, child.stderr]) {
    output?.on("data", (text) => (said += String(text)));
  }
  await vi.waitFor(
    () => {
      if (child.exitCode !== null) throw new Error(said);
      if (!said.includes("is up at")) throw new Error(`not up: ${said}`);
    },
    { timeout: 60_000, interval: 20 },
  );
  return {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    said: () => said,
    ended: exited.then(([code]) => code),
    async end(signal) {
      const start = performance.now();
      child.kill(signal);
      const [code] = await exited;
      return { code, took: performance.now() - start };
    },
  };
}

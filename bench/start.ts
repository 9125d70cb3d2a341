import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../scripts/product/servers/free-port.ts";
import { listProcesses, type ProcessEntry } from "../scripts/product/servers/process-table.ts";
import { tiedToParent } from "../scripts/product/platform.ts";
import { root } from "../scripts/product/root.ts";
import { startListSource } from "../tests/support/memory/list-source.ts";
import { megabytesOf } from "../tests/support/memory/process-memory.ts";
import { createTestFolder } from "../tests/support/servers/test-product.ts";

export type Start = { name: string; seconds: number };
export type Part = { name: string; megabytes: number };

/** Its processes, by their command lines. npm only waits for the others, and is not the product's. */
const parts = { worker: /\/workerd serve/, database: /\/sqld /, supervisor: /scripts\/start\.ts/ };

/** How long `npm start` takes with and without a build, and what is resident of its processes once the list is there. */
export async function starts(): Promise<{ times: Start[]; atRest: Part[] }> {
  const source = await startListSource();
  const { path: data, stop } = createTestFolder();
  try {
    rmSync(join(root, "dist"), { recursive: true, force: true });
    const first = await npmStart(data, source.settings);
    await first.stop();
    const second = await npmStart(data, source.settings);
    const atRest = await restingParts(second.pid, second.said);
    await second.stop();
    const total = atRest.reduce((sum, { megabytes }) => sum + megabytes, 0);
    return {
      times: [
        { name: "The first npm start, with the build", seconds: first.seconds },
        { name: "The second npm start", seconds: second.seconds },
      ],
      atRest: [...atRest, { name: "all", megabytes: total }],
    };
  } finally {
    await stop();
    await source.stop();
  }
}

async function npmStart(data: string, settings: Record<string, string>) {
  const started = performance.now();
  const words = ["start", "--", "--data", data, "--port", String(await freePort())];
  const child = spawn(...tiedToParent("npm", words, "SIGTERM"), {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  let said = "";
  child.stdout.on("data", (text) => (said += String(text)));
  while (!said.includes("is up at")) {
    if (child.exitCode !== null) throw new Error(said);
    await delay(20);
  }
  return {
    pid: child.pid ?? 0,
    seconds: (performance.now() - started) / 1_000,
    said: () => said,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** Once the hourly job and its process have ended. */
async function restingParts(pid: number, said: () => string): Promise<Part[]> {
  while (!said().includes("Scheme list:")) await delay(100);
  const withTask = () => descendants(pid).some(({ command }) => command.includes("product-task"));
  while (withTask()) await delay(100);
  await delay(1_000);
  return Object.entries(parts).flatMap(([name, program]) =>
    descendants(pid)
      .filter(({ command }) => program.test(command))
      .slice(-1)
      .map((entry) => ({ name, megabytes: megabytesOf(entry.pid) })),
  );
}

function descendants(pid: number): ProcessEntry[] {
  const all = listProcesses();
  const below = (parent: number): ProcessEntry[] =>
    all.filter((entry) => entry.parent === parent).flatMap((entry) => [entry, ...below(entry.pid)]);
  return below(pid);
}

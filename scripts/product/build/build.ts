import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CliError } from "../cli-error.ts";
import { root } from "../root.ts";
import { acquireLock } from "../servers/process-lock.ts";
import { isBuiltFrom } from "./fingerprint.ts";
import { runTool } from "./run-tool.ts";

const dist = join(root, "dist");

/**
 * Builds client and server into `dist`, unless they were already built from the same sources. The build is a process of
 * its own, whose memory is free when it has ended.
 * @param copy where the server is copied to, so that a later build does not change what runs
 */
export async function ensureBuilt(
  say: (line: string) => void = () => {},
  copy?: string,
): Promise<void> {
  // One build at a time; others wait for it.
  let unlock = await acquireLock(dist);
  for (; unlock === null; unlock = await acquireLock(dist)) await delay(200);
  try {
    if (!isBuiltFrom(root, dist)) {
      say("Building …");
      await runBuildScript();
    }
    if (copy === undefined) return;
    rmSync(copy, { recursive: true, force: true });
    cpSync(join(dist, "server"), copy, { recursive: true });
  } finally {
    await unlock();
  }
}

async function runBuildScript(): Promise<void> {
  const script = join(root, "scripts/build.ts");
  const { failed, all, shortMessage } = await runTool(process.execPath, [script, "--locked"]);
  if (failed) throw new CliError(all || shortMessage);
}

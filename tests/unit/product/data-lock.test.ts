import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import {
  acquireLock,
  dataFolderVariable,
  isLocked,
  killProcessesOf,
} from "../../../scripts/product/data-lock.ts";

describe("a lock", () => {
  it("has one holder, and is free once it was released", async () => {
    const name = `/lock-${crypto.randomUUID()}`;
    const release = await acquireLock(name);
    expect(await acquireLock(name)).toBeNull();
    expect(await isLocked(name)).toBe(true);
    await release?.();
    expect(await isLocked(name)).toBe(false);
  });
});

describe("ending a data folder's processes", () => {
  it("ends those that were started for it, but not what started this process", async () => {
    const folder = `/folder-${crypto.randomUUID()}`;
    const env = { ...process.env, [dataFolderVariable]: folder };
    const lockFile = new URL("../../../scripts/product/data-lock.ts", import.meta.url).pathname;
    // The killing process is marked as well, as if by a setting of its shell, and so is its parent.
    const code = `
      const { spawn } = await import("node:child_process");
      const { killProcessesOf } = await import(${JSON.stringify(lockFile)});
      const child = spawn("sleep", ["60"], { stdio: "ignore" });
      child.once("spawn", () => killProcessesOf(${JSON.stringify(folder)}));
      child.once("exit", (_, signal) => console.log(signal));`;
    const shell = spawn("sh", ["-c", `"${process.execPath}" --input-type=module -e '${code}'`], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    shell.stdout.on("data", (text) => (output += text));
    const [exitCode] = await once(shell, "close");
    expect([exitCode, output.trim()]).toEqual([0, "SIGKILL"]);
    killProcessesOf(folder);
  });
});

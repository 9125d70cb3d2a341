import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lockSocket } from "../../../../../scripts/product/platform.ts";
import { acquireLock, isLocked } from "../../../../../scripts/product/servers/process-lock.ts";

describe.each([
  ["an abstract socket, as on Linux", false],
  ["a socket file, as on macOS", true],
])("a lock by %s", (_, isFile) => {
  it("has one holder, and is free once it was released", async () => {
    const name = `/lock-${crypto.randomUUID()}`;
    const release = await acquireLock(name, isFile);
    expect(await acquireLock(name, isFile)).toBeNull();
    expect(await isLocked(name, isFile)).toBe(true);
    await release?.();
    expect(await isLocked(name, isFile)).toBe(false);
  });

  it("is free once its holder was killed", async () => {
    const name = `/lock-${crypto.randomUUID()}`;
    const listen = 'require("net").createServer().listen(JSON.parse(process.argv[1]))';
    const words = ["-e", listen, JSON.stringify(lockSocket(name, isFile))];
    const holder = spawn(process.execPath, words);
    await expect.poll(() => isLocked(name, isFile), { timeout: 20_000 }).toBe(true);
    expect(await acquireLock(name, isFile)).toBeNull();
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const release = await acquireLock(name, isFile);
    expect(release).not.toBeNull();
    await release?.();
    if (isFile) rmSync(lockSocket(name, isFile).path, { force: true });
  });
});

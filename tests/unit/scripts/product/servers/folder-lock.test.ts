import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { isFolderLocked, lockFolder } from "../../../../../scripts/product/servers/folder-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "fundbook-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the lock of a folder", () => {
  it("has one holder, and is free once it was released", async () => {
    const lock = await lockFolder(folder, 0);
    expect(await lockFolder(folder, 0)).toBeNull();
    expect(await isFolderLocked(folder)).toBe(true);
    await lock?.release();
    expect(await isFolderLocked(folder)).toBe(false);
  });

  it("is held by a process that inherits it, until that has ended", async () => {
    const lock = await lockFolder(folder, 0);
    const heir = spawn("sleep", ["60"], {
      stdio: ["ignore", "ignore", "ignore", lock?.descriptor],
    });
    await once(heir, "spawn");
    await lock?.release();
    expect(await lockFolder(folder, 0)).toBeNull();
    heir.kill("SIGKILL");
    await once(heir, "exit");
    await (await lockFolder(folder, 0))!.release();
  });

  it("is not there without the folder", async () => {
    expect(await isFolderLocked(join(folder, "none"))).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { acquireLock, isLocked } from "../../../scripts/product/servers/process-lock.ts";

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

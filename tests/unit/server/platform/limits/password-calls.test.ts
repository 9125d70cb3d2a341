import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runPasswordCall } from "../../../../../src/server/platform/limits/password-calls.ts";

/** Work that ends when it is told to, and counts how much of it runs. */
function heldWork() {
  const held = Promise.withResolvers<string>();
  const running = { count: 0 };
  const work = () => {
    running.count += 1;
    return held.promise;
  };
  return { work, running, end: () => held.resolve("done") };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("calls that hash a password", () => {
  it("run four at a time, the others once those have ended", async () => {
    const { work, running, end } = heldWork();
    const calls = Array.from({ length: 10 }, () => runPasswordCall(work));
    expect(running.count).toBe(4);
    end();
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 10 }, () => "done"));
    expect(running.count).toBe(10);
  });

  it("are refused before they start where they do not get their turn within four seconds", async () => {
    const { work, running, end } = heldWork();
    const calls = Array.from({ length: 4 }, () => runPasswordCall(work));
    const late = runPasswordCall(work).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await late).toMatchObject({ appCode: "auth/busy" });
    end();
    await Promise.all(calls);
    expect(running.count).toBe(4);
  });

  it("are refused at once where a hundred wait", async () => {
    const { work, end } = heldWork();
    const calls = Array.from({ length: 104 }, () => runPasswordCall(work));
    await expect(runPasswordCall(work)).rejects.toMatchObject({ appCode: "auth/busy" });
    end();
    await Promise.all(calls);
  });

  it("fail with their own error", async () => {
    const failing = runPasswordCall(() => Promise.reject(new Error("own")));
    await expect(failing).rejects.toThrow("own");
  });
});

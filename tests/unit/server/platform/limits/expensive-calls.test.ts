import { describe, expect, it } from "vitest";
import {
  runExpensiveCall,
  runListCall,
} from "../../../../../src/server/platform/limits/expensive-calls.ts";
import { AppError } from "../../../../../src/shared/errors.ts";

/** Work that ends when it is told to. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.appCode : null);

describe("the expensive calls of a caller", () => {
  it("run one after another, in the order in which they came", async () => {
    const log: string[] = [];
    const call = (name: string) =>
      runExpensiveCall("one", async () => {
        log.push(`${name} starts`);
        await Promise.resolve();
        log.push(`${name} ends`);
      });
    await Promise.all([call("a"), call("b"), call("c")]);
    expect(log).toEqual(["a starts", "a ends", "b starts", "b ends", "c starts", "c ends"]);
  });

  it("do not wait for another caller's", async () => {
    const held = heldWork();
    const first = runExpensiveCall("two", held.work);
    expect(await runExpensiveCall("three", async () => "done")).toBe("done");
    held.end();
    await first;
  });

  it("go on after one that fails, which fails with its own error", async () => {
    const failing = runExpensiveCall("four", () => Promise.reject(new AppError("funds/not-found")));
    const next = runExpensiveCall("four", async () => "done");
    await expect(failing).rejects.toMatchObject({ appCode: "funds/not-found" });
    expect(await next).toBe("done");
  });

  it("are refused with Retry-After where 60 wait already", async () => {
    const held = heldWork();
    const waiting = Array.from({ length: 61 }, () => runExpensiveCall("five", held.work));
    const refused = await runExpensiveCall("five", held.work).catch((error: unknown) => error);
    expect([codeOf(refused), refused instanceof AppError && refused.retryAfter]).toEqual([
      "request/busy",
      3,
    ]);
    held.end();
    await Promise.all(waiting);
  });
});

describe("the long lists of a caller", () => {
  it("are read two at a time, and wait for no expensive call", async () => {
    const [expensive, lists] = [heldWork(), heldWork()];
    const first = runExpensiveCall("lists", expensive.work);
    let running = 0;
    const list = async () => {
      running += 1;
      await lists.work();
    };
    const all = [1, 2, 3].map(() => runListCall("lists", list));
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.resolve();
    expect(running).toBe(2);
    lists.end();
    expensive.end();
    await Promise.all([first, ...all]);
    expect(running).toBe(3);
  });
});

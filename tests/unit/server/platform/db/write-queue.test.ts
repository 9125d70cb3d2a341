import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "../../../../../src/shared/errors.ts";
import {
  enqueueWrite,
  holdWrites,
  writesAnswered,
  writesProgressed,
} from "../../../../../src/server/platform/db/write-queue.ts";

// Each test begins after all that the queue remembers, also of other files.
let now = Date.now();
beforeEach(() => {
  now += 3_600_000;
  vi.useFakeTimers({ now });
});
afterEach(() => vi.useRealTimers());

const terms = { max: 2, timeout: 4_000, maxWait: 2_000, waitUntil: () => {} };

/** A write that ends on request, or never. */
function write() {
  const started = vi.fn<() => void>();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = () => {
    started();
    return promise;
  };
  return {
    run,
    started,
    end: () => resolve("written"),
    fail: (error = new Error("refused")) => reject(error),
  };
}

const settled = async (promise: Promise<unknown>) => (await Promise.allSettled([promise]))[0];

describe("the write queue", () => {
  it("runs two writes concurrently, in the order of arrival", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(20), { maxLength: 30 }), async (durations) => {
        let underWay = 0;
        const begun: number[] = [];
        const all = durations.map((duration, index) =>
          enqueueWrite(terms, async () => {
            begun.push(index);
            underWay += 1;
            expect(underWay).toBeLessThanOrEqual(2);
            await new Promise((resolve) => setTimeout(resolve, duration));
            underWay -= 1;
          }),
        );
        await vi.runAllTimersAsync();
        await Promise.all(all);
        expect(begun).toEqual(durations.map((_, index) => index));
      }),
    );
  });

  it("starts the next write when one fails", async () => {
    const [first, second, third] = [write(), write(), write()];
    const answers = [first, second, third].map(({ run }) => settled(enqueueWrite(terms, run)));
    expect(third.started).not.toHaveBeenCalled();
    first.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(third.started).toHaveBeenCalled();
    second.end();
    third.end();
    expect(await Promise.all(answers)).toMatchObject([
      { status: "rejected" },
      { value: "written" },
      { value: "written" },
    ]);
  });

  it("counts a write that the database refuses as progress, but not one that it does not answer", async () => {
    const before = writesAnswered();
    const fail = (error: Error) => {
      const { run, fail: end } = write();
      end(error);
      return settled(enqueueWrite(terms, run));
    };
    await fail(new AppError("service/unavailable"));
    expect(writesProgressed(before)).toBe(false);
    await fail(new Error("NOT NULL constraint failed"));
    expect(writesProgressed(before)).toBe(true);
  });

  it("counts another process's turn as progress for as long as a query may take", async () => {
    const turn = () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      let answer = () => {};
      const held = holdWrites(async (noteAnswer) => {
        answer = noteAnswer;
        await promise;
      });
      return { answer: () => answer(), release: () => (resolve(), held) };
    };
    const progressed = () => writesProgressed(writesAnswered());
    const first = turn();
    vi.advanceTimersByTime(11_000);
    expect(progressed()).toBe(true);
    await first.release();
    vi.advanceTimersByTime(1);
    expect(progressed()).toBe(false);
    // The next turn goes on with the same silence.
    const second = turn();
    expect(progressed()).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(progressed()).toBe(false);
    second.answer();
    vi.advanceTimersByTime(11_000);
    expect(progressed()).toBe(true);
    await second.release();
    vi.advanceTimersByTime(20_000);
    const third = turn();
    expect(progressed()).toBe(true);
    await third.release();
  });

  it("counts a turn as progress that begins in the millisecond of the last answer", async () => {
    await enqueueWrite(terms, async () => {});
    const held = Promise.withResolvers<void>();
    const turn = holdWrites(() => held.promise);
    vi.advanceTimersByTime(11_000);
    expect(writesProgressed(writesAnswered())).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(writesProgressed(writesAnswered())).toBe(false);
    held.resolve();
    await turn;
  });

  it("rejects a write that waited too long, and does not send it afterwards", async () => {
    const [first, second, third] = [write(), write(), write()];
    const answers = [first, second, third].map(({ run }) => settled(enqueueWrite(terms, run)));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answers[2]).toMatchObject({ reason: { appCode: "service/unavailable" } });
    first.end();
    second.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(third.started).not.toHaveBeenCalled();
  });

  it("passes the remaining time to a write, which starts nothing after that", async () => {
    const [first, second] = [write(), write()];
    const third = vi.fn<(left: number) => Promise<string>>(async () => "written");
    const answers = [first.run, second.run, third].map((run) => settled(enqueueWrite(terms, run)));
    await vi.advanceTimersByTimeAsync(1_500);
    first.end();
    expect(await answers[2]).toMatchObject({ value: "written" });
    expect(third).toHaveBeenCalledExactlyOnceWith(2_500);
    second.end();
  });

  it("takes over the place of a write that the runtime has cancelled", async () => {
    const dropped = [write(), write()];
    for (const { run } of dropped) void settled(enqueueWrite(terms, run));
    await vi.advanceTimersByTimeAsync(8_001);
    const next = write();
    const answer = enqueueWrite(terms, next.run);
    next.end();
    expect(await answer).toBe("written");
    for (const { end } of dropped) end();
  });

  it("keeps the request alive until its write has ended", async () => {
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
    const one = write();
    const answer = settled(enqueueWrite({ ...terms, waitUntil }, one.run));
    one.fail();
    await answer;
    await expect(waitUntil.mock.calls[0]?.[0]).resolves.toBeDefined();
  });
});

import { describe, expect, it } from "vitest";
import { retryOnConflict } from "../../../../src/server/transactions/retry-on-conflict.ts";

class ConflictError extends Error {}

const isConflict = (failure: unknown) => failure instanceof ConflictError;

/** Fails as often as there are failures, then answers with how often it ran. */
function failing(...failures: Error[]) {
  const runs: number[] = [];
  return async () => {
    const failure = failures[runs.length];
    runs.push(runs.length + 1);
    if (failure !== undefined) throw failure;
    return runs.length;
  };
}

describe("what conflicts with another change", () => {
  it("runs again until it does not", async () => {
    const run = failing(new ConflictError(), new ConflictError());
    expect(await retryOnConflict(isConflict, run)).toBe(3);
  });

  it("is refused after three attempts", async () => {
    const last = new ConflictError("the third");
    const run = failing(new ConflictError(), new ConflictError(), last);
    await expect(retryOnConflict(isConflict, run)).rejects.toMatchObject({
      appCode: "transactions/conflict",
      cause: last,
    });
  });

  it("does not run again after another failure", async () => {
    const run = failing(new Error("no connection"));
    await expect(retryOnConflict(isConflict, run)).rejects.toThrow("no connection");
    expect(await run()).toBe(2);
  });
});

import { LibsqlBatchError } from "@libsql/client/web";
import { describe, expect, it } from "vitest";
import { AppError } from "../../../../src/shared/errors.ts";
import { retryOnConflict } from "../../../../src/server/transactions/retry-on-conflict.ts";

const conflict = (cause?: unknown) => new AppError("transactions/conflict", { cause });
const rowGone = new LibsqlBatchError("FOREIGN KEY constraint failed", 1, "SQLITE_CONSTRAINT");

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
    expect(await retryOnConflict(failing(conflict(), rowGone))).toBe(3);
  });

  it.each([
    ["a guard", conflict("the third"), { cause: "the third" }],
    ["a deleted row", rowGone, { cause: rowGone }],
  ])("is refused after three attempts, because of %s", async (_, last, shown) => {
    const run = failing(conflict(), conflict(), last);
    await expect(retryOnConflict(run)).rejects.toMatchObject({
      appCode: "transactions/conflict",
      ...shown,
    });
  });

  it.each([
    new Error("no connection"),
    new AppError("funds/not-found"),
    new AppError("auth/unauthenticated", { cause: rowGone }),
  ])("does not run again after another failure: %s", async (failure) => {
    const run = failing(failure);
    await expect(retryOnConflict(run)).rejects.toBe(failure);
    expect(await run()).toBe(2);
  });
});

import { AppError, hasCode } from "../../shared/errors.ts";
import { brokenConstraint } from "../platform/db/constraints.ts";
import { retryWhile } from "../platform/db/retry-while.ts";

/**
 * Runs a use-case again, from its reads on, if what it had read was changed or deleted before it wrote.
 * @throws AppError transactions/conflict after three conflicts; what else `run` throws
 */
export const retryOnConflict = <Result>(run: () => Promise<Result>): Promise<Result> =>
  retryWhile(isConflict, run).catch((failure: unknown) => {
    throw isRowGone(failure) ? new AppError("transactions/conflict", { cause: failure }) : failure;
  });

/** Wraps a use-case in `retryOnConflict`. */
export const withRetry =
  <Context, Input, Result>(useCase: (ctx: Context, input: Input) => Promise<Result>) =>
  (ctx: Context, input: Input): Promise<Result> =>
    retryOnConflict(() => useCase(ctx, input));

/** A row that is to be written refers to one that was deleted. */
const isRowGone = (failure: unknown): boolean => brokenConstraint(failure) === "foreignKey";

const isConflict = (failure: unknown): boolean =>
  hasCode("transactions/conflict")(failure) || isRowGone(failure);

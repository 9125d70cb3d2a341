import { AppError } from "../../shared/errors.ts";
import { retryWhile } from "../platform/db/retry-while.ts";

/** @throws AppError transactions/conflict after three conflicts; what else `run` throws */
export const retryOnConflict = <Answer>(
  isConflict: (failure: unknown) => boolean,
  run: () => Promise<Answer>,
): Promise<Answer> =>
  retryWhile(isConflict, run).catch((cause: unknown) => {
    throw isConflict(cause) ? new AppError("transactions/conflict", { cause }) : cause;
  });

import { AppError } from "../../../shared/errors.ts";

class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

export const timeoutError = (): AppError =>
  new AppError("service/unavailable", { cause: new TimeoutError() });

/**
 * The work itself goes on after the timeout.
 * @throws AppError service/unavailable after `timeout` milliseconds
 */
export const withTimeout = <Result>(timeout: number, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timeoutError()), timeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Clears its timer when the work settles. AbortSignal.timeout() keeps its signal until the time is up; thousands of them
 * made garbage collections half as long again.
 * @param timeout in milliseconds
 */
export async function abortAfter<Result>(
  timeout: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new TimeoutError()), timeout);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

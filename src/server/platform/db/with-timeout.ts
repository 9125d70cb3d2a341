import { AppError } from "../../../shared/errors.ts";

class OutOfTime extends Error {
  override readonly name = "OutOfTime";
}

export const outOfTime = (): AppError =>
  new AppError("service/unavailable", { cause: new OutOfTime() });

/**
 * What the work gives, if it does so in time; the work itself goes on.
 * @throws AppError service/unavailable after so many milliseconds
 */
export const withTimeout = <Answer>(timeout: number, work: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(outOfTime()), timeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

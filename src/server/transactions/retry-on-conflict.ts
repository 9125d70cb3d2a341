import { AppError } from "../../shared/errors.ts";

const maxAttempts = 3;

/**
 * Runs again, from its reads on, what failed because something that it had read has changed since.
 * @throws AppError transactions/conflict after three attempts; what else `run` throws
 */
export async function retryOnConflict<Answer>(
  isConflict: (failure: unknown) => boolean,
  run: () => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === maxAttempts) throw new AppError("transactions/conflict", { cause: error });
    }
  }
}

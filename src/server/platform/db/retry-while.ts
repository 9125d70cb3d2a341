const maxAttempts = 3;

/**
 * Runs again, from its reads on, what failed because something that it had read has changed since.
 * @throws what the third attempt throws; what else `run` throws
 */
export async function retryWhile<Result>(
  isConflict: (failure: unknown) => boolean,
  run: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error;
    }
  }
}

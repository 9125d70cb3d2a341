/**
 * Whether a write failed because what must be unique is there already.
 * @param column as the database names it, or how its name begins
 */
export function violatesUnique(failure: unknown, column: string): boolean {
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`UNIQUE constraint failed: ${column}`)) return true;
  }
  return false;
}

/**
 * Whether a write failed, and its whole batch with it, because of a constraint.
 * @param column as the database names it, or how its name begins
 */
export const violates = (
  failure: unknown,
  constraint: "UNIQUE" | "NOT NULL",
  column: string,
): boolean => says(failure, `${constraint} constraint failed: ${column}`);

/** Whether a write failed, and its whole batch with it, because a row that it belongs to is gone. */
export const isOrphan = (failure: unknown): boolean =>
  says(failure, "FOREIGN KEY constraint failed");

function says(failure: unknown, sentence: string): boolean {
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(sentence)) return true;
  }
  return false;
}

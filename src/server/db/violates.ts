/**
 * Whether a write failed, and its whole batch with it, because of a constraint.
 * @param column as the database names it, or how its name begins
 */
export function violates(
  failure: unknown,
  constraint: "UNIQUE" | "NOT NULL",
  column: string,
): boolean {
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`${constraint} constraint failed: ${column}`)) return true;
  }
  return false;
}

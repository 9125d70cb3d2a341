export const isConstraintError = (
  failure: unknown,
  constraint: "UNIQUE" | "NOT NULL",
  column: string,
): boolean => hasMessage(failure, `${constraint} constraint failed: ${column}`);

export const isForeignKeyError = (failure: unknown): boolean =>
  hasMessage(failure, "FOREIGN KEY constraint failed");

function hasMessage(failure: unknown, text: string): boolean {
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(text)) return true;
  }
  return false;
}

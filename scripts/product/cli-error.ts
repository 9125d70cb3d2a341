import { OperatorError } from "../../src/server/platform/log/operator-error.ts";
import { AppError } from "../../src/shared/errors.ts";

/** A failure that the person at the terminal can act on: its message is one sentence, shown without a stack. */
export class CliError extends Error {
  override readonly name = "CliError";
}

/** The short reason that goes in parentheses: `ENOENT` and its like, else the message. */
export function shortReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = findOperatorError(error);
  if (known !== null) return known.message;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return code === "" || code.startsWith("SQLITE_") ? error.message : code;
}

/** The short reason of an error's cause, or of the error itself where it has none. */
export const shortCause = (error: unknown): string =>
  shortReason(error instanceof Error && error.cause !== undefined ? error.cause : error);

/** What is shown of a failure that ends a command: the sentence of an expected one, else the error with its stack. */
export function describeEnd(error: unknown): unknown {
  if (error instanceof CliError) return error.message;
  if (!(error instanceof Error)) return error;
  const known = findOperatorError(error);
  if (error instanceof AppError) {
    return known === null ? error.message : `${error.message} (${known.message})`;
  }
  if (known !== null) return `${known.message.slice(0, 1).toUpperCase()}${known.message.slice(1)}.`;
  // The driver's own message would print the whole SQL statement.
  return /\bno such (table|column)\b/.test(error.message) ? outdatedDatabase : error;
}

const outdatedDatabase =
  "The database is not up to date. Start the product, or run its command migrate, first.";

function findOperatorError(error: Error): OperatorError | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OperatorError) return cause;
  }
  return null;
}

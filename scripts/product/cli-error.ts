/** A failure that the person at the terminal can act on: its message is one sentence, shown without a stack. */
export class CliError extends Error {
  override readonly name = "CliError";
}

/** The short reason that goes in parentheses: `ENOENT` and its like, else the message. */
export function shortReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return code === "" || code.startsWith("SQLITE_") ? error.message : code;
}

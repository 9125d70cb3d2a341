/** What keeps the product from running, as one clear sentence for the person at the terminal. */
export class PlainFailure extends Error {
  override readonly name = "PlainFailure";
}

/** @returns `ENOENT` and its like, else the message: the short reason that goes in parentheses */
export function shortReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // A database's codes say nothing that its message does not.
  return code === "" || code.startsWith("SQLITE_") ? error.message : code;
}

/** What keeps the product from running, as one clear sentence for the person at the terminal. */
export class PlainFailure extends Error {
  override readonly name = "PlainFailure";
}

/** @returns `ENOENT` and its like, else the message: the short reason that goes in parentheses */
export const shortReason = (error: unknown): string =>
  error instanceof Error
    ? "code" in error && typeof error.code === "string"
      ? error.code
      : error.message
    : String(error);

/** What reads a file could not be loaded: nothing is known of the file. */
export class ReaderUnreachableError extends Error {
  override readonly name = "ReaderUnreachableError";
}

/** A worker's error that names no mistake of its code says that its script was not there. */
export const isLoadFailure = (event: Event): boolean => !(event instanceof ErrorEvent);

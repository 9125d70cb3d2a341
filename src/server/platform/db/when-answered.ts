import { AppError } from "../../../shared/errors.ts";

/** Calls `note` once the database has answered a write, also where it has refused it: for a broken constraint, say. */
export function whenAnswered(write: Promise<unknown>, note: () => void): void {
  write.then(note, (error: unknown) => {
    if (!(error instanceof AppError)) note();
  });
}

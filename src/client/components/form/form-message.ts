import type { Failure } from "../../api/failure.ts";

/** The message for a whole form and its toast; undefined when a field already shows the reason. */
export const formMessage = ({ message, fieldErrors }: Failure): string | undefined =>
  Object.keys(fieldErrors).length === 0 ? message : undefined;

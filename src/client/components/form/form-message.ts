import type { Failure } from "../../api/failure.ts";

export const formMessage = ({ message, fieldErrors }: Failure): string | undefined =>
  Object.keys(fieldErrors).length === 0 ? message : undefined;

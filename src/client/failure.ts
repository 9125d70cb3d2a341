import type { AppCode, FieldErrors } from "../shared/errors.ts";
import { isApiError } from "./trpc.ts";

export type Failure = {
  /** What people read. */
  message: string;
  /** null where no answer of the server was understood. */
  appCode: AppCode | null;
  fieldErrors: FieldErrors;
};

const unreachable = "Fundbook cannot be reached. Check your connection and try again.";

/** Any error as something to show. What the server says is shown as it is, the rest is a matter of the connection. */
export function failureOf(error: unknown): Failure {
  const data = isApiError(error) ? error.data : undefined;
  if (!isApiError(error) || data == null) {
    return { message: unreachable, appCode: null, fieldErrors: {} };
  }
  return { message: error.message, appCode: data.appCode, fieldErrors: data.fieldErrors ?? {} };
}

/** Whether the same call may well succeed in a moment: nothing answered, or the service was not available. */
export const isPassing = (error: unknown): boolean => {
  const { appCode } = failureOf(error);
  return appCode === null || appCode === "service/unavailable";
};

import type { AppCode, FieldErrors } from "../shared/errors.ts";
import { t, told } from "./language/text.ts";
import { isApiError } from "./trpc.ts";

export type Failure = {
  /** What people read. */
  message: string;
  /** null where no answer of the server was understood. */
  appCode: AppCode | null;
  fieldErrors: FieldErrors;
};

/** Any error as something to show. What the server says is shown in its words, the rest is a matter of the connection. */
export function failureOf(error: unknown): Failure {
  const data = isApiError(error) ? error.data : undefined;
  if (!isApiError(error) || data == null) {
    const message = t("Fundbook cannot be reached. Check your connection and try again.");
    return { message, appCode: null, fieldErrors: {} };
  }
  return {
    message: told(error.message),
    appCode: data.appCode,
    fieldErrors: data.fieldErrors ?? {},
  };
}

/** Whether the same call may well succeed in a moment: nothing answered, or the service was not available. */
export const isPassing = (error: unknown): boolean => {
  const { appCode } = failureOf(error);
  return appCode === null || appCode === "service/unavailable";
};

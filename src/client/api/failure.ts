import type { AppCode, FieldErrors } from "../../shared/errors.ts";
import { t, translate } from "../language/text.ts";
import { isApiError } from "./trpc.ts";

export type Failure = {
  /** In the reader's language. */
  message: string;
  /** null when no answer of the server was understood. */
  appCode: AppCode | null;
  fieldErrors: FieldErrors;
};

/** Any error in a form that can be shown; one without the server's answer is a connection failure. */
export function failureOf(error: unknown): Failure {
  const data = isApiError(error) ? error.data : undefined;
  if (!isApiError(error) || data == null) {
    const message = t("Fundbook cannot be reached. Check your connection and try again.");
    return { message, appCode: null, fieldErrors: {} };
  }
  return {
    message: translate(error.message),
    appCode: data.appCode,
    fieldErrors: data.fieldErrors ?? {},
  };
}

/** Whether the same call may succeed in a moment. */
export const isTransient = (error: unknown): boolean => {
  const { appCode } = failureOf(error);
  return appCode === null || appCode === "service/unavailable";
};

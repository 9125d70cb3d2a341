import type { AppCode, FieldErrors, MessageValues } from "../../shared/errors.ts";
import { dateText } from "../language/dates.ts";
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
    message: translateMessage(error.message, data.values),
    appCode: data.appCode,
    fieldErrors: data.fieldErrors ?? {},
  };
}

/** The catalogue has the sentence with the names of its values. */
function translateMessage(message: string, values: MessageValues = {}): string {
  const facts = Object.entries(values);
  const sentence = facts.reduce((text, [name, value]) => text.replace(value, `{${name}}`), message);
  return translate(
    sentence,
    Object.fromEntries(
      facts.map(([name, value]) => [name, name === "date" ? dateText(value) : value]),
    ),
  );
}

/** Whether the same call may succeed in a moment. */
export const isTransient = (error: unknown): boolean => {
  const { appCode } = failureOf(error);
  return appCode === null || appCode === "service/unavailable";
};

/** Whether the server refused, so that nothing can have been stored. */
export const isRefusal = (error: unknown): boolean => {
  const { appCode } = failureOf(error);
  return appCode !== null && appCode !== "internal" && !isTransient(error);
};

import type { AppCode, FieldErrors, MessageValues } from "../../shared/errors.ts";
import { dateText } from "../language/dates.ts";
import { t, translate } from "../language/text.ts";
import { nameOfType } from "../language/type-names.ts";
import { isApiError } from "./trpc.ts";

export type Failure = {
  message: string;
  /** null when no response of the server was understood. */
  appCode: AppCode | null;
  fieldErrors: FieldErrors;
  /** The places of the items that the server refused; empty where it named none. */
  items: readonly number[];
};

export function failureOf(error: unknown): Failure {
  const data = isApiError(error) ? error.data : undefined;
  if (!isApiError(error) || data == null) {
    const message = t("Fundbook cannot be reached. Check your connection and try again.");
    return { message, appCode: null, fieldErrors: {}, items: [] };
  }
  return {
    message: translateMessage(data.template ?? error.message, data.values),
    appCode: data.appCode,
    fieldErrors: data.fieldErrors ?? {},
    items: data.items ?? [],
  };
}

/** For a repeated deletion, whose first response was lost: it finds nothing to delete. */
export const ignoreCode =
  (code: AppCode) =>
  (error: unknown): undefined => {
    if (failureOf(error).appCode !== code) throw error;
  };

function translateMessage(message: string, values: MessageValues = {}): string {
  const { date, type } = values;
  return translate(message, {
    ...values,
    ...(date !== undefined && { date: dateText(date) }),
    ...(type !== undefined && { type: nameOfType(type) }),
  });
}

export const isTransient = (error: unknown): boolean => {
  const { appCode } = failureOf(error);
  return appCode === null || appCode.startsWith("service/") || appCode === "request/busy";
};

/** Whether the server refused, so that nothing can have been stored. */
export const isRefusal = (error: unknown): boolean => {
  const { appCode } = failureOf(error);
  return appCode !== null && appCode !== "internal" && !isTransient(error);
};

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
  /** The items that the server refused, by their places; empty where it named none. */
  refusals: readonly { message: string; items: readonly number[] }[];
};

export function failureOf(error: unknown): Failure {
  const data = isApiError(error) ? error.data : undefined;
  if (!isApiError(error) || data == null) {
    const message = t("Fundbook cannot be reached. Check your connection and try again.");
    return { message, appCode: null, fieldErrors: {}, refusals: [] };
  }
  return {
    message: messageOf(error.message, data),
    appCode: data.appCode,
    fieldErrors: data.fieldErrors ?? {},
    refusals: (data.refusals ?? []).map(({ items, message, ...filled }) => ({
      items,
      message: messageOf(message, filled),
    })),
  };
}

/** For a repeated deletion whose first response was lost: it finds nothing to delete. */
export const ignoreCode =
  (code: AppCode) =>
  (error: unknown): undefined => {
    if (failureOf(error).appCode !== code) throw error;
  };

type Filled = { template?: string | undefined; values?: MessageValues | undefined };

/** In the user's language where the message can be filled again. */
function messageOf(message: string, { template = message, values = {} }: Filled): string {
  const { date, type } = values;
  return translate(template, {
    ...values,
    ...(date !== undefined && { date: dateText(date) }),
    ...(type !== undefined && { type: nameOfType(type) }),
  });
}

export const isTransient = (error: unknown): boolean => {
  const { appCode } = failureOf(error);
  return (
    appCode === null ||
    appCode.startsWith("service/") ||
    appCode === "request/busy" ||
    appCode === "request/batch-too-large"
  );
};

/** Whether the server refused, so that nothing can have been stored. */
export const isRefusal = (error: unknown): boolean => {
  const { appCode } = failureOf(error);
  return appCode !== null && appCode !== "internal" && !isTransient(error);
};

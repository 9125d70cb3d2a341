import type { Failure } from "../../api/failure.ts";
import { t } from "../../language/text.ts";

export const loginFailure = (failure: Failure): Failure =>
  failure.appCode === null
    ? { ...failure, message: t("Error logging in. Please try again.") }
    : failure;

export function registerFailure(failure: Failure): Failure {
  const { appCode, message } = failure;
  if (appCode === "auth/email-already-in-use") {
    return { ...failure, fieldErrors: { email: message } };
  }
  return appCode?.startsWith("auth/") || appCode === "request/invalid"
    ? failure
    : { ...failure, message: t("Error registering user") };
}

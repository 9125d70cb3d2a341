import type { Failure } from "../../failure.ts";
import { t } from "../../language/text.ts";

/** A refused sign-in: the server's sentence, where it gave one. */
export const loginFailure = (failure: Failure): Failure =>
  failure.appCode === null
    ? { ...failure, message: t("Error logging in. Please try again.") }
    : failure;

/** What a whole form, and the toast about it, say of a failure: nothing where a field of it says why. */
export const formMessage = ({ message, fieldErrors }: Failure): string | undefined =>
  Object.keys(fieldErrors).length === 0 ? message : undefined;

/** A refused registration: a sentence about what was typed, or one for everything else. */
export function registerFailure(failure: Failure): Failure {
  const { appCode, message } = failure;
  if (appCode === "auth/email-already-in-use") {
    return { ...failure, fieldErrors: { email: message } };
  }
  return appCode?.startsWith("auth/") || appCode === "request/invalid"
    ? failure
    : { ...failure, message: t("Error registering user") };
}

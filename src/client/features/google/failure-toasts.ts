import { errorCatalogue, type AppCode } from "../../../shared/errors.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t, translate } from "../../language/text.ts";

export const showGoogleFailure = (code: string): void =>
  notify.error(
    isAppCode(code)
      ? translate(errorCatalogue[code].message)
      : t("Signing in with Google did not work. Please try again."),
    toastId,
  );

export const showGoogleClosed = (): void =>
  notify.warning(t("Google sign-in was closed before it finished."), toastId);

const toastId = "google-sign-in";

const isAppCode = (code: string): code is AppCode => Object.hasOwn(errorCatalogue, code);

/**
 * A failed sign-in in the full page ends on `/login?error=<code>`: shows it once and removes it from the address.
 * @param languageLoaded settles when it can be shown in the reader's language
 */
export function showFailureFromAddress(languageLoaded: Promise<void>): void {
  const address = new URL(location.href);
  const code = address.searchParams.get("error");
  if (address.pathname !== "/login" || code === null) return;
  address.searchParams.delete("error");
  history.replaceState(history.state, "", address);
  void languageLoaded.then(() => showGoogleFailure(code));
}

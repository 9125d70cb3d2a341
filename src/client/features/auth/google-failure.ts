import { errorCatalogue, type AppCode } from "../../../shared/errors.ts";
import { notify } from "../../components/ui/notify.ts";
import { t, told } from "../../language/text.ts";

/** Tells why signing in with Google failed. A code that is not ours comes from a made-up link, and is not repeated. */
export const tellGoogleFailure = (code: string): void =>
  notify.error(
    isAppCode(code)
      ? told(errorCatalogue[code].message)
      : t("Signing in with Google did not work. Please try again."),
    toastId,
  );

export const tellGoogleClosed = (): void =>
  notify.warning(t("Google sign-in was closed before it finished."), toastId);

/** What is heard later replaces what was said before. */
const toastId = "google-sign-in";

const isAppCode = (code: string): code is AppCode => Object.hasOwn(errorCatalogue, code);

/**
 * A sign-in in the full page that fails ends on `/login?error=<code>`: told once, and taken out of the address.
 * @param textsAreThere settles when it can be told in the page's language
 */
export function tellFailedReturn(textsAreThere: Promise<void>): void {
  const address = new URL(location.href);
  const code = address.searchParams.get("error");
  if (address.pathname !== "/login" || code === null) return;
  address.searchParams.delete("error");
  history.replaceState(history.state, "", address);
  void textsAreThere.then(() => tellGoogleFailure(code));
}

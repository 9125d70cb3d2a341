/** Loaded only after a failure: it brings all messages of the server. */
export const loadFailureToasts = () => import("./failure-toasts.ts");

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
  void Promise.all([loadFailureToasts(), languageLoaded]).then(([toasts]) =>
    toasts.showSignInFailure(code),
  );
}

import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { notify } from "../../components/ui/notify.ts";
import { failureOf } from "../../failure.ts";
import { tellGoogleClosed, tellGoogleFailure } from "./google-failure.ts";
import { googleAddress, openGooglePopup } from "./google-popup.ts";

type GoogleSignIn = {
  /** Opens Google's window, or leaves for Google with the whole page where there may be no window. */
  start: () => void;
  isBusy: boolean;
};

/**
 * Signing in with Google. Failures are told here; a sign-in in the full page comes back to `/` and is not told of.
 * @param onSignedIn gets the user who is signed in now. At Google one may choose another account than the one that
 *   was signed in here before: who confirms something by it has to compare.
 */
export function useGoogleSignIn(
  onSignedIn: (signedIn: { user: User }) => Promise<void> | void,
): GoogleSignIn {
  const { api } = useRouteContext({ from: "__root__" });
  const [isBusy, setIsBusy] = useState(false);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);

  const finish = async () => {
    // An answer on its way knows of nobody yet.
    await api.auth.me.cancel();
    const { user } = await api.auth.me.fetch(undefined, { staleTime: 0 });
    if (user === null) tellGoogleFailure("google/invalid-state");
    else await onSignedIn({ user });
  };
  const start = () => {
    stopWaiting.current?.();
    const stop = openGooglePopup({
      onEnd: (failureCode) => {
        if (failureCode !== null) {
          tellGoogleFailure(failureCode);
          return setIsBusy(false);
        }
        finish()
          .catch((failure: unknown) => notify.error(failureOf(failure).message))
          .finally(() => setIsBusy(false));
      },
      onClosed: () => {
        tellGoogleClosed();
        setIsBusy(false);
      },
    });
    if (stop === null) return location.assign(googleAddress);
    stopWaiting.current = stop;
    setIsBusy(true);
  };
  return { start, isBusy };
}

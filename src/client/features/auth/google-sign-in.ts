import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { notify } from "../../components/ui/notify.ts";
import { failureOf } from "../../failure.ts";
import { tellGoogleClosed, tellGoogleFailure } from "./google-failure.ts";
import {
  googleAddress,
  openGooglePopup,
  type GoogleOutcome,
  type GooglePurpose,
} from "./google-popup.ts";
import { isSignOutPending, sendPendingSignOut } from "./pending-sign-out.ts";

type GoogleWindow = {
  /** Opens Google's window, or leaves for Google with the whole page where there may be no window. */
  start: () => void;
  isBusy: boolean;
};

type SignInListener = {
  onSignedIn: (signedIn: { user: User }) => Promise<void> | void;
  /** An account has the address, and Google's word is not enough to enter it. */
  onProofNeeded: () => Promise<void> | void;
};

/** Signing in with Google. Failures are told here; a sign-in in the full page comes back to another page. */
export function useGoogleSignIn({ onSignedIn, onProofNeeded }: SignInListener): GoogleWindow {
  const { api } = useRouteContext({ from: "__root__" });
  return useGoogleWindow("sign-in", async ({ isProofNeeded }) => {
    if (isProofNeeded) return onProofNeeded();
    // An answer on its way knows of nobody yet.
    await api.auth.me.cancel();
    const { user } = await api.auth.me.fetch(undefined, { staleTime: 0 });
    if (user === null) tellGoogleFailure("google/invalid-state");
    else await onSignedIn({ user });
  });
}

/** Has Google authenticate the signed-in user anew. */
export const useGoogleConfirmation = (onConfirmed: () => void): GoogleWindow =>
  useGoogleWindow("confirm", onConfirmed);

function useGoogleWindow(
  purpose: GooglePurpose,
  onSuccess: (outcome: GoogleOutcome) => Promise<void> | void,
): GoogleWindow {
  const [isBusy, setIsBusy] = useState(false);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);

  const finish = async (outcome: GoogleOutcome) => onSuccess(outcome);
  const leaveForGoogle = () => location.assign(googleAddress(purpose, { inPopup: false }));
  const tell = (failure: unknown) => notify.error(failureOf(failure).message);
  const start = () => {
    stopWaiting.current?.();
    if (isSignOutPending()) {
      // The session that it ends goes first; by then no browser allows a popup.
      setIsBusy(true);
      return void sendPendingSignOut()
        .then(leaveForGoogle, tell)
        .finally(() => setIsBusy(false));
    }
    const stop = openGooglePopup(purpose, {
      onEnd: (outcome) => {
        if (outcome.failureCode !== null) {
          tellGoogleFailure(outcome.failureCode);
          return setIsBusy(false);
        }
        finish(outcome)
          .catch(tell)
          .finally(() => setIsBusy(false));
      },
      onClosed: () => {
        tellGoogleClosed();
        setIsBusy(false);
      },
    });
    if (stop === null) return leaveForGoogle();
    stopWaiting.current = stop;
    setIsBusy(true);
  };
  return { start, isBusy };
}

import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { failureOf } from "../../api/failure.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { isSignOutPending, sendPendingSignOut } from "../session/pending-sign-out.ts";
import { showGoogleClosed, showGoogleFailure } from "./failure-toasts.ts";
import { googleAddress, openGooglePopup, type GoogleOutcome, type GooglePurpose } from "./popup.ts";

type GoogleSignIn = {
  start: () => void;
  isBusy: boolean;
};

type SignInListener = {
  onSignedIn: (signedIn: { user: User }) => Promise<void> | void;
  onLinkRequired: () => Promise<void> | void;
};

export function useGoogleSignIn({ onSignedIn, onLinkRequired }: SignInListener): GoogleSignIn {
  const { api } = useRouteContext({ from: "__root__" });
  return useGooglePopup("sign-in", async ({ isLinkRequired }) => {
    if (isLinkRequired) return onLinkRequired();
    // A fetch in flight may still name nobody.
    await api.auth.me.cancel();
    const { user } = await api.auth.me.fetch(undefined, { staleTime: 0 });
    if (user === null) showGoogleFailure("google/invalid-state");
    else await onSignedIn({ user });
  });
}

export const useGoogleConfirmation = (onConfirmed: () => void): GoogleSignIn =>
  useGooglePopup("confirm", onConfirmed);

function useGooglePopup(
  purpose: GooglePurpose,
  onSuccess: (outcome: GoogleOutcome) => Promise<void> | void,
): GoogleSignIn {
  const [isBusy, setIsBusy] = useState(false);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);

  const finish = async (outcome: GoogleOutcome) => onSuccess(outcome);
  const leaveForGoogle = () => location.assign(googleAddress(purpose, { inPopup: false }));
  const showFailure = (failure: unknown) => notify.error(failureOf(failure).message);
  const start = () => {
    stopWaiting.current?.();
    if (isSignOutPending()) {
      // The old session has to end first, and after a request browsers block popups.
      setIsBusy(true);
      return void sendPendingSignOut()
        .then(leaveForGoogle, showFailure)
        .finally(() => setIsBusy(false));
    }
    const stop = openGooglePopup(purpose, {
      onEnd: (outcome) => {
        if (outcome.failureCode !== null) {
          showGoogleFailure(outcome.failureCode);
          return setIsBusy(false);
        }
        finish(outcome)
          .catch(showFailure)
          .finally(() => setIsBusy(false));
      },
      onClosed: () => {
        showGoogleClosed();
        setIsBusy(false);
      },
    });
    if (stop === null) return leaveForGoogle();
    stopWaiting.current = stop;
    setIsBusy(true);
  };
  return { start, isBusy };
}

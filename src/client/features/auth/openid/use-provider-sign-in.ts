import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { ProviderName } from "../../../../shared/auth/sign-in-provider.ts";
import type { User } from "../../../../shared/auth/schema.ts";
import { failureOf } from "../../../api/failure.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { isSignOutPending, sendPendingSignOut } from "../session/pending-sign-out.ts";
import { storeReturnAddress } from "../session/return-address.ts";
import { loadFailureToasts } from "./load-failure-toasts.ts";
import { signInAddress, openSignInPopup, type SignInOutcome, type SignInPurpose } from "./popup.ts";

type ProviderSignIn = {
  start: () => void;
  isBusy: boolean;
};

type SignInListener = {
  onSignedIn: (signedIn: { user: User }) => Promise<void> | void;
  onLinkRequired: () => Promise<void> | void;
};

export function useProviderSignIn(
  provider: ProviderName,
  { onSignedIn, onLinkRequired }: SignInListener,
): ProviderSignIn {
  const { api } = useRouteContext({ from: "__root__" });
  return useSignInPopup(provider, "sign-in", async ({ isLinkRequired }) => {
    if (isLinkRequired) return onLinkRequired();
    // A fetch in flight may still name nobody.
    await api.auth.me.cancel();
    const { user } = await api.auth.me.fetch(undefined, { staleTime: 0 });
    if (user === null) {
      const { showSignInFailure } = await loadFailureToasts();
      showSignInFailure(`${provider.id}/invalid-state`);
    } else await onSignedIn({ user });
  });
}

export const useProviderConfirmation = (
  provider: ProviderName,
  onConfirmed: () => void,
): ProviderSignIn => useSignInPopup(provider, "confirm", onConfirmed);

function useSignInPopup(
  { id, name }: ProviderName,
  purpose: SignInPurpose,
  onSuccess: (outcome: SignInOutcome) => Promise<void> | void,
): ProviderSignIn {
  const [isBusy, setIsBusy] = useState(false);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);

  const finish = async (outcome: SignInOutcome) => onSuccess(outcome);
  const leaveForProvider = () => {
    if (purpose === "confirm") storeReturnAddress(location.pathname);
    location.assign(signInAddress(id, purpose, { inPopup: false }));
  };
  const showFailure = (failure: unknown) => notify.error(failureOf(failure).message);
  const start = () => {
    stopWaiting.current?.();
    if (isSignOutPending()) {
      // The old session has to end first, and after a request browsers block popups.
      setIsBusy(true);
      return void sendPendingSignOut()
        .then(leaveForProvider, showFailure)
        .finally(() => setIsBusy(false));
    }
    const stop = openSignInPopup(id, purpose, {
      onEnd: (outcome) => {
        if (outcome.failureCode !== null) {
          const { failureCode } = outcome;
          void loadFailureToasts().then((toasts) => toasts.showSignInFailure(failureCode));
          return setIsBusy(false);
        }
        finish(outcome)
          .catch(showFailure)
          .finally(() => setIsBusy(false));
      },
      onClosed: () => {
        void loadFailureToasts().then((toasts) => toasts.showSignInClosed(name));
        setIsBusy(false);
      },
    });
    if (stop === null) return leaveForProvider();
    stopWaiting.current = stop;
    setIsBusy(true);
  };
  return { start, isBusy };
}

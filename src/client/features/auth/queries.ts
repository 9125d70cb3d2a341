import { onlineManager, useMutation, useQuery } from "@tanstack/react-query";
import { useRouteContext, useRouter } from "@tanstack/react-router";
import type { User } from "../../../shared/auth/schema.ts";
import { notify } from "../../components/ui/notify.ts";
import { t } from "../../language/text.ts";
import { trpc } from "../../trpc.ts";
import { formMessage, loginFailure, registerFailure } from "./failures.ts";
import { useGoogleSignIn } from "./google-sign-in.ts";
import {
  dropPendingSignOut,
  notePendingSignOut,
  sendPendingSignOut,
  SignOutFailed,
} from "./pending-sign-out.ts";
import { leave, signOutKey } from "./session.ts";

/** After a sign-in: the cache knows the user, and the way back does not lead to the form. */
function useEnter() {
  const router = useRouter();
  const { api } = useRouteContext({ from: "__root__" });
  return async ({ user }: { user: User }) => {
    // An answer on its way knows of nobody yet.
    await api.auth.me.cancel();
    api.auth.me.setData(undefined, (me) => me && { ...me, user, sessionId: null });
    // The session's id, and whether others share with this user, are not known yet.
    void api.auth.me.invalidate();
    await router.navigate({ to: "/", replace: true });
  };
}

export function useGoogleEntry() {
  const router = useRouter();
  return useGoogleSignIn({
    onSignedIn: useEnter(),
    onProofNeeded: () => router.navigate({ to: "/link-google" }),
  });
}

export const useLogin = () =>
  trpc.auth.login.useMutation({
    meta: { describeFailure: (failure) => formMessage(loginFailure(failure)), isForm: true },
    onSuccess: useEnter(),
  });

export function useRegister() {
  const enter = useEnter();
  return trpc.auth.register.useMutation({
    meta: { describeFailure: (failure) => formMessage(registerFailure(failure)), isForm: true },
    onSuccess: async (registered) => {
      notify.success(t("Registration successful"));
      await enter(registered);
    },
  });
}

/** @param onSent what follows once the request was taken; whether a mail goes out is not told */
export const useRequestReset = (onSent?: () => Promise<void>) =>
  trpc.auth.requestPasswordReset.useMutation({
    meta: { describeFailure: formMessage, isForm: true },
    onSuccess: async () => {
      notify.success(t("Password reset email sent! Check your inbox or Junk folder."));
      await onSent?.();
    },
  });

/** Each look at a reset code is counted on the server, so there is one. */
const once = { staleTime: Infinity, refetchOnWindowFocus: false, retryOnMount: false };

/** Whose password a reset link sets. The code goes in a request's body: addresses are logged. */
export function useResetCode(code: string) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ["reset-code", code],
    queryFn: () => client.auth.verifyResetCode.mutate({ code }),
    ...once,
  });
}

/** @param email whose password it is: a session of theirs in this browser has ended with all others */
export function useResetPassword(email: string) {
  const router = useRouter();
  const { api, queryClient } = useRouteContext({ from: "__root__" });
  return trpc.auth.resetPassword.useMutation({
    meta: { describeFailure: formMessage, isForm: true },
    onSuccess: async () => {
      notify.success(t("Password reset successful"));
      if (api.auth.me.getData()?.user?.email === email) await leave({ api, queryClient, router });
      else await router.navigate({ to: "/login", replace: true });
    },
  });
}

/**
 * Signs out. Without the server everything of the user is cleared here all the same, and the server is told as soon as
 * it can be reached.
 */
export function useLogout(user: User) {
  const router = useRouter();
  const { api, queryClient } = useRouteContext({ from: "__root__" });
  return useMutation({
    mutationKey: signOutKey,
    mutationFn: () => signOut(api.auth.me.getData()?.sessionId ?? null),
    meta: { describeFailure: () => t("Failed to log out. Try again.") },
    onSuccess: async ({ isServerTold }) => {
      notify.farewell(t("Goodbye, {name}!", { name: user.name || t("Investor") }));
      if (!isServerTold) notify.warning(t("Signed out here. Connect once more to finish it."));
      await leave({ api, queryClient, router });
    },
  });
}

async function signOut(sessionId: string | null): Promise<{ isServerTold: boolean }> {
  notePendingSignOut(sessionId);
  if (!onlineManager.isOnline()) return { isServerTold: false };
  try {
    await sendPendingSignOut();
    return { isServerTold: true };
  } catch (error) {
    if (!(error instanceof SignOutFailed)) return { isServerTold: false };
    dropPendingSignOut();
    throw error;
  }
}

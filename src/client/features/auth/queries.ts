import { useRouteContext, useRouter } from "@tanstack/react-router";
import type { User } from "../../../shared/auth/schema.ts";
import { notify } from "../../components/ui/notify.ts";
import { t } from "../../language/text.ts";
import { trpc, type ApiCache } from "../../trpc.ts";
import { formMessage, loginFailure, registerFailure } from "./failures.ts";
import { useGoogleSignIn } from "./google-sign-in.ts";
import { leave } from "./session.ts";

/** After a sign-in: the cache knows the user, and the way back does not lead to the form. */
function useEnter() {
  const router = useRouter();
  const { api } = useRouteContext({ from: "__root__" });
  return async ({ user }: { user: User }) => {
    // An answer on its way knows of nobody yet.
    await api.auth.me.cancel();
    api.auth.me.setData(undefined, (me) => me && { ...me, user });
    // Whether others share with this user is not known yet.
    void api.auth.me.invalidate();
    await router.navigate({ to: "/", replace: true });
  };
}

export const useGoogleEntry = () => useGoogleSignIn(useEnter());

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

/**
 * Starts asking what the page of a reset link shows: whose password it sets, and for a link that sets none who is
 * signed in. In one call of two a refusal of the code is not the whole answer's, and browsers do not report it.
 */
export function prefetchResetCode(api: ApiCache, code: string): void {
  void api.auth.me.prefetch();
  void api.auth.verifyResetCode.prefetch({ code }, once);
}

/** Whose password a reset link sets. */
export const useResetCode = (code: string) => trpc.auth.verifyResetCode.useQuery({ code }, once);

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

export function useLogout(user: User) {
  const router = useRouter();
  const { api, queryClient } = useRouteContext({ from: "__root__" });
  return trpc.auth.logout.useMutation({
    meta: { describeFailure: () => t("Failed to log out. Try again.") },
    onSuccess: async () => {
      notify.farewell(t("Goodbye, {name}!", { name: user.name || t("Investor") }));
      await leave({ api, queryClient, router });
    },
  });
}

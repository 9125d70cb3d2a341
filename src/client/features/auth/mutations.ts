import { useRouteContext, useRouter } from "@tanstack/react-router";
import type { User } from "../../../shared/auth/schema.ts";
import type { ProviderName } from "../../../shared/auth/sign-in-provider.ts";
import { useState } from "react";
import { shownByCaller } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { formMessage } from "../../components/form/use-form.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { useProviderSignIn } from "./openid/use-provider-sign-in.ts";
import type { Failure } from "../../api/failure.ts";

export function useCompleteSignIn() {
  const router = useRouter();
  const { api } = useRouteContext({ from: "__root__" });
  return async ({ user }: { user: User }) => {
    // A fetch in flight may still name nobody.
    await api.auth.me.cancel();
    const me = api.auth.me.getData();
    // Only the server knows whether this session has shown a second factor.
    if (me?.needsSecondFactor) await api.auth.me.fetch(undefined, { staleTime: 0 });
    else {
      api.auth.me.setData(undefined, me && { ...me, user, sessionId: null });
      void api.auth.me.invalidate();
    }
    await router.navigate({ to: "/", replace: true });
  };
}

export function useContinueWithProvider(provider: ProviderName) {
  const router = useRouter();
  return useProviderSignIn(provider, {
    onSignedIn: useCompleteSignIn(),
    onLinkRequired: () => router.navigate({ to: "/link-google" }),
  });
}

/** @param onCodeNeeded where the account has a second factor */
export function useLogin(onCodeNeeded: () => void) {
  const completeSignIn = useCompleteSignIn();
  return trpc.auth.login.useMutation({
    meta: { describeFailure: (failure) => formMessage(loginFailure(failure)), isForm: true },
    onSuccess: (signIn) => ("codeNeeded" in signIn ? onCodeNeeded() : completeSignIn(signIn)),
  });
}

/** `failure` is the newest one, for as long as the page is open. */
export function useStartDemo() {
  const [failure, setFailure] = useState<unknown>(null);
  const start = trpc.demo.start.useMutation({
    meta: shownByCaller,
    onError: setFailure,
    onSuccess: useCompleteSignIn(),
  });
  return { ...start, failure };
}

export function useRegister() {
  const enter = useCompleteSignIn();
  return trpc.auth.register.useMutation({
    meta: { describeFailure: (failure) => formMessage(registerFailure(failure)), isForm: true },
    onSuccess: async (registered) => {
      notify.success(t("Registration successful"));
      await enter(registered);
    },
  });
}

const loginFailure = (failure: Failure): Failure =>
  failure.appCode === null
    ? { ...failure, message: t("Error logging in. Please try again.") }
    : failure;

export function registerFailure(failure: Failure): Failure {
  const { appCode, message } = failure;
  if (appCode === "auth/email-already-in-use") {
    return { ...failure, fieldErrors: { email: message } };
  }
  return appCode?.startsWith("auth/") || appCode?.startsWith("request/")
    ? failure
    : { ...failure, message: t("Error registering user") };
}

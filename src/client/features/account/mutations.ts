import { useMutation } from "@tanstack/react-query";
import { useRouteContext, useRouter } from "@tanstack/react-router";
import type { ChangePasswordInput, Security, Session } from "../../../shared/account/schema.ts";
import type { ProviderName } from "../../../shared/auth/sign-in-provider.ts";
import { getMutationKey } from "@trpc/react-query";
import { shownByCaller } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { clearSession } from "../auth/session/session.ts";

export function useChangeName() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.account.changeName.useMutation({
    meta: shownByCaller,
    onSuccess: async () => {
      notify.success(t("Your name was changed."));
      await api.auth.me.invalidate();
    },
  });
}

export function useChangePassword({ hasFactor }: { hasFactor: boolean }) {
  const { api } = useRouteContext({ from: "__root__" });
  const { client } = trpc.useUtils();
  return useMutation({
    mutationKey: getMutationKey(trpc.account.changePassword),
    mutationFn: async (input: ChangePasswordInput) => {
      // The typed password already confirms the user, so nothing more is asked unless a code is needed too.
      const { currentPassword: password } = input;
      if (password !== undefined && !hasFactor) await client.auth.confirm.mutate({ password });
      return client.account.changePassword.mutate(input);
    },
    meta: shownByCaller,
    onSuccess: () => {
      notify.success(t("Password changed. Your other devices were signed out."));
      void api.account.security.invalidate();
      // The session is a new one: a sign-out that names the old one would end nothing.
      api.auth.me.setData(undefined, (me) => me && { ...me, sessionId: null });
      void api.auth.me.invalidate();
    },
  });
}

function useSessionList() {
  const { api } = useRouteContext({ from: "__root__" });
  const change = (sessions: (now: Session[]) => Session[]) =>
    api.account.security.setData(
      undefined,
      (security): Security | undefined =>
        security && { ...security, sessions: sessions(security.sessions) },
    );
  return {
    remove: async (isEnded: (session: Session) => boolean) => {
      // A fetch in flight would bring them back.
      await api.account.security.cancel();
      const sessions = api.account.security.getData()?.sessions ?? [];
      change((now) => now.filter((session) => !isEnded(session)));
      return sessions.filter(isEnded);
    },
    restore: (removed: Session[] = []) => change((now) => [...now, ...removed]),
    refresh: () => api.account.security.invalidate(),
  };
}

export function useEndSession() {
  const { remove, restore, refresh } = useSessionList();
  return trpc.account.endSession.useMutation({
    onMutate: ({ id }) => remove((session) => session.id === id),
    onSuccess: () => notify.success(t("Session ended")),
    onError: (_error, _input, removed) => restore(removed),
    onSettled: refresh,
  });
}

export function useEndOtherSessions() {
  const { api } = useRouteContext({ from: "__root__" });
  const { remove, restore, refresh } = useSessionList();
  return trpc.account.endOtherSessions.useMutation({
    onMutate: () => remove((session) => !session.isCurrent),
    onSuccess: ({ ended }) =>
      notify.success(
        counted(ended, {
          one: "{count} other session ended",
          other: "{count} other sessions ended",
        }),
      ),
    onError: (_error, _input, removed) => restore(removed),
    onSettled: () => Promise.all([refresh(), api.tokens.list.invalidate()]),
  });
}

export function useUnlinkProvider(provider: ProviderName) {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.account.unlinkProvider.useMutation({
    meta: shownByCaller,
    onSuccess: () => {
      notify.success(t("{provider} was unlinked from your account.", { provider: provider.name }));
      void api.account.security.invalidate();
      void api.auth.me.invalidate();
    },
  });
}

export function useDeleteAccount() {
  const router = useRouter();
  const { api, queryClient } = useRouteContext({ from: "__root__" });
  return trpc.account.delete.useMutation({
    meta: shownByCaller,
    onSuccess: async () => {
      notify.success(t("Your account was deleted."));
      await clearSession({ api, queryClient, router });
    },
  });
}

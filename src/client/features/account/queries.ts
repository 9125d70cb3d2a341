import { useRouteContext, useRouter } from "@tanstack/react-router";
import type { Security, Session } from "../../../shared/account/schema.ts";
import { notify } from "../../components/ui/notify.ts";
import { failureOf } from "../../failure.ts";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { trpc } from "../../trpc.ts";
import { formMessage } from "../auth/failures.ts";
import { leave } from "../auth/session.ts";

/** The server ends every session with the change, and starts a new one for this browser. */
export function useChangePassword() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.account.changePassword.useMutation({
    meta: { describeFailure: formMessage, isForm: true },
    onSuccess: () => {
      notify.success(t("Password changed. Your other devices were signed out."));
      void api.account.security.invalidate();
      // It names the session, which is another one now.
      void api.auth.me.invalidate();
    },
  });
}

/** Sessions go from the list at once, and come back if they could not be ended. */
function useEnding() {
  const { api } = useRouteContext({ from: "__root__" });
  const change = (sessions: (now: Session[]) => Session[]) =>
    api.account.security.setData(
      undefined,
      (security): Security | undefined =>
        security && { ...security, sessions: sessions(security.sessions) },
    );
  return {
    remove: async (isEnded: (session: Session) => boolean) => {
      // An answer on its way still has them.
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
  const { remove, restore, refresh } = useEnding();
  return trpc.account.endSession.useMutation({
    onMutate: ({ id }) => remove((session) => session.id === id),
    onSuccess: () => notify.success(t("Session ended")),
    onError: (error, _, removed) => {
      if (failureOf(error).appCode !== "auth/session-not-found") restore(removed);
    },
    onSettled: refresh,
  });
}

export function useEndOtherSessions() {
  const { remove, restore, refresh } = useEnding();
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
    onSettled: refresh,
  });
}

export function useUnlinkGoogle() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.account.unlinkGoogle.useMutation({
    meta: { describeFailure: formMessage, isForm: true },
    onSuccess: () => {
      notify.success(t("Google was unlinked from your account."));
      void api.account.security.invalidate();
      void api.auth.me.invalidate();
    },
  });
}

export function useDeleteAccount() {
  const router = useRouter();
  const { api, queryClient } = useRouteContext({ from: "__root__" });
  return trpc.account.delete.useMutation({
    meta: { describeFailure: formMessage, isForm: true },
    onSuccess: async () => {
      notify.success(t("Your account was deleted."));
      await leave({ api, queryClient, router });
    },
  });
}

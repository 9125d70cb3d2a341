import { useRouteContext, useRouter } from "@tanstack/react-router";
import { shownByCaller } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";

function useAfterLink(provider: string) {
  const router = useRouter();
  const { api } = useRouteContext({ from: "__root__" });
  return async () => {
    notify.success(t("{provider} was linked to your account.", { provider }));
    await api.auth.me.cancel();
    await api.auth.me.fetch(undefined, { staleTime: 0 });
    await router.navigate({ to: "/", replace: true });
  };
}

/** @param onCodeNeeded where the account has a second factor */
export function useLinkByPassword(provider: string, onCodeNeeded: () => void) {
  const finish = useAfterLink(provider);
  return trpc.auth.linkByPassword.useMutation({
    meta: shownByCaller,
    onSuccess: (linked) => ("codeNeeded" in linked ? onCodeNeeded() : finish()),
  });
}

/** Links to the account to which this browser has just signed in. */
export const useLinkSignedIn = (provider: string) =>
  trpc.auth.linkSignedIn.useMutation({ onSuccess: useAfterLink(provider) });

export const useLinkByMail = (provider: string) =>
  trpc.auth.linkByMail.useMutation({
    meta: shownByCaller,
    onSuccess: useAfterLink(provider),
  });

export const useSendLinkMail = () =>
  trpc.auth.sendLinkMail.useMutation({
    onSuccess: () => notify.success(t("Link sent. Open it in this browser within 30 minutes.")),
  });

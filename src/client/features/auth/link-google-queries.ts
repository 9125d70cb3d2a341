import { useRouteContext, useRouter } from "@tanstack/react-router";
import { notify } from "../../components/ui/notify.ts";
import { t } from "../../language/text.ts";
import { trpc } from "../../trpc.ts";
import { formMessage } from "./failures.ts";

/** After the link: the cache knows who is signed in, and the way back does not lead here. */
function useLinked() {
  const router = useRouter();
  const { api } = useRouteContext({ from: "__root__" });
  return async () => {
    notify.success(t("Google was linked to your account."));
    await api.auth.me.cancel();
    await api.auth.me.fetch(undefined, { staleTime: 0 });
    await router.navigate({ to: "/", replace: true });
  };
}

const form = { describeFailure: formMessage, isForm: true };

export const useLinkByPassword = () =>
  trpc.auth.linkGoogleByPassword.useMutation({ meta: form, onSuccess: useLinked() });

export const useLinkByMail = () =>
  trpc.auth.linkGoogleByMail.useMutation({ meta: form, onSuccess: useLinked() });

export const useSendLinkMail = () =>
  trpc.auth.sendGoogleLinkMail.useMutation({
    onSuccess: () => notify.success(t("Link sent. Open it in this browser within 30 minutes.")),
  });

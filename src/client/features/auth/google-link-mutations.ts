import { useRouteContext, useRouter } from "@tanstack/react-router";
import { trpc } from "../../api/trpc.ts";
import { formMessage } from "../../components/form/use-form.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";

function useAfterGoogleLink() {
  const router = useRouter();
  const { api } = useRouteContext({ from: "__root__" });
  return async () => {
    notify.success(t("Google was linked to your account."));
    await api.auth.me.cancel();
    await api.auth.me.fetch(undefined, { staleTime: 0 });
    await router.navigate({ to: "/", replace: true });
  };
}

export const useLinkByPassword = () =>
  trpc.auth.linkGoogleByPassword.useMutation({
    meta: { describeFailure: formMessage, isForm: true },
    onSuccess: useAfterGoogleLink(),
  });

export const useLinkByMail = () =>
  trpc.auth.linkGoogleByMail.useMutation({
    meta: { describeFailure: formMessage, isForm: true },
    onSuccess: useAfterGoogleLink(),
  });

export const useSendLinkMail = () =>
  trpc.auth.sendGoogleLinkMail.useMutation({
    onSuccess: () => notify.success(t("Link sent. Open it in this browser within 30 minutes.")),
  });

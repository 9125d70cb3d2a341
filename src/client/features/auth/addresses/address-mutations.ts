import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { shownByCaller } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t } from "../../../language/text.ts";

export const useSendProof = () =>
  trpc.email.sendProof.useMutation({
    onSuccess: () => notify.success(t("The link was sent. Check your inbox or Junk folder.")),
  });

export const useChangeAddress = () =>
  trpc.email.change.useMutation({
    meta: shownByCaller,
    onSuccess: (_, { email }) =>
      notify.success(
        t("A link was sent to {email}. Your address changes once you open it.", { email }),
      ),
  });

/** The code has been used: a reload must not show it again. */
function useDropCode() {
  const { api } = useRouteContext({ from: "__root__" });
  const navigate = useNavigate();
  return async () => {
    void api.account.events.invalidate();
    await Promise.all([api.account.security.invalidate(), api.auth.me.invalidate()]);
    await navigate({ to: "/account/security", hash: "", replace: true });
  };
}

export function useProveAddress() {
  const dropCode = useDropCode();
  return trpc.email.prove.useMutation({
    onSuccess: async () => {
      notify.success(t("Your email address is confirmed."));
      await dropCode();
    },
  });
}

export function useConfirmChange() {
  const dropCode = useDropCode();
  return trpc.email.confirm.useMutation({
    onSuccess: async ({ email }) => {
      notify.success(t("Your email address is {email} now.", { email }));
      await dropCode();
    },
  });
}

import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";

export const useSendProof = () =>
  trpc.email.sendProof.useMutation({
    onSuccess: () => notify.success(t("The link was sent. Check your inbox or Junk folder.")),
  });

export function useProveAddress() {
  const { api } = useRouteContext({ from: "__root__" });
  const navigate = useNavigate();
  return trpc.email.prove.useMutation({
    onSuccess: async () => {
      notify.success(t("Your email address is confirmed."));
      api.account.security.setData(
        undefined,
        (security) => security && { ...security, addressProof: "proven" as const },
      );
      await navigate({ to: ".", hash: "", replace: true });
    },
  });
}

import { useRouteContext } from "@tanstack/react-router";
import { shownByCaller } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t } from "../../../language/text.ts";

/** The security page also says whether a passkey is a way in, and what was changed. */
export function useRefreshPasskeys() {
  const { api } = useRouteContext({ from: "__root__" });
  return async () => {
    void api.account.events.invalidate();
    await Promise.all([api.passkeys.list.invalidate(), api.account.security.invalidate()]);
  };
}

export function useRenamePasskey() {
  const refresh = useRefreshPasskeys();
  return trpc.passkeys.rename.useMutation({
    meta: shownByCaller,
    onSuccess: refresh,
  });
}

export function useRemovePasskey() {
  const refresh = useRefreshPasskeys();
  return trpc.passkeys.remove.useMutation({
    meta: shownByCaller,
    onSuccess: () => {
      notify.success(t("Passkey removed"));
      return refresh();
    },
  });
}

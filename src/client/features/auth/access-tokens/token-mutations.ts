import { useRouteContext } from "@tanstack/react-router";
import { shownByCaller } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t } from "../../../language/text.ts";

function useRefreshTokens() {
  const { api } = useRouteContext({ from: "__root__" });
  return () => {
    void api.account.events.invalidate();
    return api.tokens.list.invalidate();
  };
}

export function useAddToken() {
  const refresh = useRefreshTokens();
  return trpc.tokens.add.useMutation({
    meta: shownByCaller,
    onSuccess: refresh,
  });
}

export function useRevokeToken() {
  const refresh = useRefreshTokens();
  return trpc.tokens.revoke.useMutation({
    onSuccess: () => notify.success(t("Access token revoked")),
    onSettled: refresh,
  });
}

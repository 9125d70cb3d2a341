import { useRouteContext } from "@tanstack/react-router";
import { shownByCaller } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t } from "../../../language/text.ts";

function useRefreshFactor() {
  const { api } = useRouteContext({ from: "__root__" });
  return async () => {
    void api.account.events.invalidate();
    await api.account.security.invalidate();
  };
}

export const useStartFactor = () => trpc.factor.start.useMutation();

export const useTurnOnFactor = () =>
  trpc.factor.turnOn.useMutation({
    meta: shownByCaller,
    onSuccess: useRefreshFactor(),
  });

export const useNewCodes = () =>
  trpc.factor.codes.useMutation({ meta: shownByCaller, onSuccess: useRefreshFactor() });

export function useTurnOffFactor() {
  const refresh = useRefreshFactor();
  return trpc.factor.turnOff.useMutation({
    meta: shownByCaller,
    onSuccess: () => {
      notify.success(t("Second factor turned off"));
      return refresh();
    },
  });
}

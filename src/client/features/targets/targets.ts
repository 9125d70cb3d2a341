import { useMutation } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { ignoreCode } from "../../api/failure.ts";
import { retryTransient, shownByCaller } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { useNotifyDeleted } from "../removals/undo.ts";
import { holderInput } from "../holders/holder-input.ts";

export const useTargets = (holder: HolderFilter) => trpc.targets.get.useQuery(holderInput(holder));

/** Sending it again changes nothing. */
export function useSetTargets() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.targets.set.useMutation({
    retry: retryTransient,
    meta: shownByCaller,
    onSuccess: (view, { holderId }) => {
      api.targets.get.setData(holderInput(holderId), view);
      notify.success(t("Target saved"));
    },
    onSettled: () => api.targets.invalidate(),
  });
}

export function useRemoveTargets() {
  const { client } = trpc.useUtils();
  const { api } = useRouteContext({ from: "__root__" });
  const notifyDeleted = useNotifyDeleted();
  return useMutation({
    mutationFn: (holder: HolderFilter) =>
      client.targets.remove.mutate(holderInput(holder)).catch(ignoreCode("targets/none")),
    retry: retryTransient,
    onSuccess: async (result) => {
      await api.targets.invalidate();
      notifyDeleted(t("Target removed."), { removalId: result?.removalId });
    },
    onSettled: () => api.targets.invalidate(),
  });
}

export function useSetKind() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.targets.setKind.useMutation({
    retry: retryTransient,
    onSettled: () => api.targets.invalidate(),
  });
}

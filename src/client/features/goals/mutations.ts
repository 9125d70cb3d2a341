import { useMutation } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { ignoreCode } from "../../api/failure.ts";
import { retryTransient, shownByCaller } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { useNotifyDeleted } from "../removals/undo.ts";

const ofForm = { retry: retryTransient, meta: shownByCaller };

/** Safe to send again: the caller makes the id. */
export function useAddGoal() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.goals.add.useMutation({
    ...ofForm,
    onSuccess: () => {
      notify.success(t("Goal added"));
      return api.goals.invalidate();
    },
  });
}

/** Reloads the list also after a refusal: another window may have changed the goal. */
export function useUpdateGoal() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.goals.update.useMutation({
    ...ofForm,
    onSuccess: () => notify.success(t("Goal saved")),
    onSettled: () => api.goals.invalidate(),
  });
}

export function useDeleteGoal() {
  const { client } = trpc.useUtils();
  const { api } = useRouteContext({ from: "__root__" });
  const notifyDeleted = useNotifyDeleted();
  return useMutation({
    mutationFn: (input: { id: string }) =>
      client.goals.delete.mutate(input).catch(ignoreCode("goals/not-found")),
    retry: retryTransient,
    onSuccess: async (result) => {
      await api.goals.invalidate();
      notifyDeleted(t("Goal deleted."), { removalId: result?.removalId });
    },
    onSettled: () => api.goals.invalidate(),
  });
}

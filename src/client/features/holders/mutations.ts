import { useMutation } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { Holder } from "../../../shared/holders/holder.ts";
import type { DeleteHolderInput } from "../../../shared/holders/schema.ts";
import { ignoreCode } from "../../api/failure.ts";
import { retryTransient, shownByCaller } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { useNotifyDeleted } from "../removals/undo.ts";
import { readChosenHolder, writeChosenHolder } from "./chosen-holder.ts";

/** Safe to send again: the caller makes the id. */
export function useAddHolder() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.holders.add.useMutation({
    meta: shownByCaller,
    retry: retryTransient,
    onSuccess: ({ name }) => {
      notify.success(t("{name} added", { name }));
      return api.holders.list.invalidate();
    },
  });
}

export function useUpdateHolder() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.holders.update.useMutation({
    meta: shownByCaller,
    retry: retryTransient,
    onSuccess: ({ name }) => notify.success(t("{name} saved", { name })),
    onSettled: () => {
      // Who is taxed with whom may have changed.
      void api.tax.invalidate();
      void api.targets.invalidate();
      return api.holders.list.invalidate();
    },
  });
}

export function useDeleteHolder() {
  const { client } = trpc.useUtils();
  const { api } = useRouteContext({ from: "__root__" });
  const notifyDeleted = useNotifyDeleted();
  return useMutation({
    mutationFn: ({ name: _, ...input }: DeleteHolderInput & Pick<Holder, "name">) =>
      client.holders.delete.mutate(input).catch(ignoreCode("holders/not-found")),
    retry: retryTransient,
    onSuccess: (result, { id, name }) => {
      if (readChosenHolder() === id) writeChosenHolder(null);
      notifyDeleted(t("{name} deleted.", { name }), { removalId: result?.removalId });
    },
    onSettled: (_result, _error, { moveTo }) => {
      void api.tax.invalidate();
      if (moveTo !== undefined) {
        void api.funds.list.invalidate();
        void api.portfolio.invalidate();
        void api.direct.invalidate();
        void api.sips.invalidate();
      }
      // They go with the person.
      void api.goals.invalidate();
      void api.targets.invalidate();
      void api.sharing.recipients.invalidate();
      return api.holders.list.invalidate();
    },
  });
}

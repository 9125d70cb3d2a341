import { useRouteContext } from "@tanstack/react-router";
import type { HolderFilter } from "../../../../shared/holders/holder.ts";
import type { SetTargetsInput } from "../../../../shared/targets/schema.ts";
import { retryTransient } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t } from "../../../language/text.ts";
import { targetPerson } from "./target-person.ts";

export const useTargets = (holder: HolderFilter) => trpc.targets.get.useQuery(targetPerson(holder));

/** A whole target replaces the one before; sending it again changes nothing. */
export function useSetTargets() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.targets.set.useMutation({
    retry: retryTransient,
    meta: { describeFailure: () => undefined },
    onSuccess: (view, { holderId }) => {
      api.targets.get.setData(targetPerson(holderId), view);
      notify.success(t("Target saved"));
    },
    onSettled: () => api.targets.invalidate(),
  });
}

/** Removes a target; what it was comes back by the toast's Undo. */
export function useRemoveTargets() {
  const { api } = useRouteContext({ from: "__root__" });
  const { mutate: restore } = trpc.targets.set.useMutation({
    retry: retryTransient,
    onSettled: () => api.targets.invalidate(),
  });
  const remove = trpc.targets.set.useMutation({
    retry: retryTransient,
    onSettled: () => api.targets.invalidate(),
  });
  return (before: SetTargetsInput) =>
    remove.mutate(
      { ...before, parts: [] },
      {
        onSuccess: () => notify.success(t("Target removed."), undefined, () => restore(before)),
      },
    );
}

export function useSetKind() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.targets.setKind.useMutation({
    retry: retryTransient,
    onSettled: () => api.targets.invalidate(),
  });
}

import { useMutation } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { Sip, UpdateSipInput } from "../../../shared/sips/schema.ts";
import { ignoreCode } from "../../api/failure.ts";
import { retryTransient, shownByCaller } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { useNotifyDeleted } from "../removals/undo.ts";

function useSipCache() {
  const { api } = useRouteContext({ from: "__root__" });
  const change = (by: (sips: Sip[]) => Sip[]) =>
    api.sips.list.setData({}, (sips) => sips && by(sips));
  return {
    put: (sip: Sip) => change((sips) => sips.map((other) => (other.id === sip.id ? sip : other))),
    find: (id: string) => api.sips.list.getData({})?.find((sip) => sip.id === id),
    add: (sip: Sip) => change((sips) => [...sips.filter(({ id }) => id !== sip.id), sip]),
    remove: (id: string) => change((sips) => sips.filter((sip) => sip.id !== id)),
    /** The change on screen before the server answers. @returns what undoes it */
    optimistically: async (by: (sips: Sip[]) => Sip[]) => {
      // A fetch in flight would overwrite it.
      await api.sips.list.cancel();
      const before = api.sips.list.getData({});
      change(by);
      return () => change((sips) => before ?? sips);
    },
    reload: () =>
      Promise.all([api.sips, api.goals, api.targets].map((changed) => changed.invalidate())),
  };
}

/**
 * Safe to send again: the caller makes the id.
 * @param onSaved called also when the form has been left meanwhile
 */
export function useAddSip(onSaved: () => void = () => {}) {
  const { reload } = useSipCache();
  const { transactions } = trpc.useUtils();
  return trpc.sips.add.useMutation({
    meta: shownByCaller,
    retry: retryTransient,
    onSuccess: () => {
      onSaved();
      // Purchases have become its instalments.
      void transactions.invalidate();
      return reload();
    },
  });
}

/**
 * @param showsFailures whether the caller does; otherwise a toast shows them
 * @param onSaved called also when the form has been left meanwhile
 */
export function useUpdateSip({ showsFailures = false, onSaved = () => {} } = {}) {
  const { optimistically, put, reload } = useSipCache();
  return trpc.sips.update.useMutation({
    meta: showsFailures ? shownByCaller : {},
    retry: retryTransient,
    onMutate: async ({ id, data }) => ({
      undo: await optimistically((sips) =>
        sips.map((sip) => (sip.id === id ? changedSip(sip, data) : sip)),
      ),
    }),
    onSuccess: (sip, { data }) => {
      onSaved();
      put(sip);
      notify.success(describeChange(data));
    },
    onError: (_error, _input, context) => context?.undo(),
    onSettled: reload,
  });
}

/** As the server will probably return it; only the server knows when a resumed one goes on. */
function changedSip(sip: Sip, data: UpdateSipInput["data"]): Sip {
  const given = Object.entries(data).filter(([, value]) => value !== undefined);
  const changed: Sip = Object.assign({ ...sip }, Object.fromEntries(given));
  const { next, to, paused } = changed;
  if (sip.paused && !paused) return sip;
  return next !== null && to !== null && next.dueDate > to ? { ...changed, next: null } : changed;
}

function describeChange({ amount, paused, to }: UpdateSipInput["data"]): string {
  if (amount !== undefined) return t("SIP saved");
  if (paused !== undefined) return paused ? t("SIP paused") : t("SIP resumed");
  return to == null ? t("SIP saved") : t("SIP ended");
}

type DeletedSip = Pick<Sip, "id"> & {
  /** Whether its instalments that are worked out and not confirmed go as well. */
  withEstimates: boolean;
};

export function useDeleteSip() {
  const { client } = trpc.useUtils();
  const { api } = useRouteContext({ from: "__root__" });
  const reloadFunds = () => {
    const { funds, categories, portfolio, transactions } = api;
    for (const procedures of [funds, categories, portfolio, transactions])
      void procedures.invalidate();
  };
  const { find, add, optimistically, remove, reload } = useSipCache();
  const notifyDeleted = useNotifyDeleted();
  return useMutation({
    mutationFn: (input: DeletedSip) =>
      client.sips.delete.mutate(input).catch(ignoreCode("sips/not-found")),
    retry: retryTransient,
    onMutate: async ({ id }) => ({
      deleted: find(id),
      undo: await optimistically((sips) => sips.filter((sip) => sip.id !== id)),
    }),
    onSuccess: (result, { id, withEstimates }, { deleted }) => {
      if (withEstimates) reloadFunds();
      return notifyDeleted(t("SIP deleted."), {
        removalId: result?.removalId,
        show: () => {
          if (deleted !== undefined) add(deleted);
          return () => remove(id);
        },
      });
    },
    onError: (_error, _input, context) => context?.undo(),
    onSettled: reload,
  });
}

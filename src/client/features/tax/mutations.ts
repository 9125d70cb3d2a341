import { useMutation } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { WhatIfInput } from "../../../shared/tax/schema.ts";
import { retryTransient, shownByCaller } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";

/** Each change is safe to send again. It changes reports of several years, and the costs of switching and rebalancing. */
function useChangeOptions() {
  const { api } = useRouteContext({ from: "__root__" });
  return {
    retry: retryTransient,
    onSettled: () =>
      Promise.all([api.tax, api.direct, api.targets].map((changed) => changed.invalidate())),
  };
}

export const useSetClass = () => trpc.tax.setClass.useMutation(useChangeOptions());

export const useSetExitLoad = () =>
  trpc.tax.setExitLoad.useMutation({ ...useChangeOptions(), meta: shownByCaller });

export function useWhatIf() {
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: (input: WhatIfInput) => client.tax.whatIf.query(input),
    retry: retryTransient,
    meta: shownByCaller,
  });
}

export const useSetProfile = () => trpc.tax.setProfile.useMutation(useChangeOptions());

export const useSetFmv = () =>
  trpc.tax.setFmv.useMutation({ ...useChangeOptions(), meta: shownByCaller });

export const useSetCarriedLosses = () =>
  trpc.tax.setCarriedLosses.useMutation({
    ...useChangeOptions(),
    meta: shownByCaller,
  });

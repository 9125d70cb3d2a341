import { useMutation } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { WhatIfInput } from "../../../shared/tax/schema.ts";
import { retryTransient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";

/** Each of these is safe to send again, and changes reports of several years and what switches and rebalancing cost. */
function useSettled() {
  const { api } = useRouteContext({ from: "__root__" });
  return {
    retry: retryTransient,
    onSettled: () =>
      Promise.all([api.tax, api.direct, api.targets].map((changed) => changed.invalidate())),
  };
}

export const useSetClass = () => trpc.tax.setClass.useMutation(useSettled());

/** The form shows failures. */
export const useSetExitLoad = () =>
  trpc.tax.setExitLoad.useMutation({ ...useSettled(), meta: { describeFailure: () => undefined } });

/** A question that is asked by a form, which shows failures. */
export function useWhatIf() {
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: (input: WhatIfInput) => client.tax.whatIf.query(input),
    retry: retryTransient,
    meta: { describeFailure: () => undefined },
  });
}

export const useSetProfile = () => trpc.tax.setProfile.useMutation(useSettled());

/** The form shows failures. */
export const useSetFmv = () =>
  trpc.tax.setFmv.useMutation({ ...useSettled(), meta: { describeFailure: () => undefined } });

/** The form shows failures. */
export const useSetCarriedLosses = () =>
  trpc.tax.setCarriedLosses.useMutation({
    ...useSettled(),
    meta: { describeFailure: () => undefined },
  });

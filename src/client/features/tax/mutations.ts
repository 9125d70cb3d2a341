import { useRouteContext } from "@tanstack/react-router";
import { retryTransient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";

/** Each of these is safe to send again, and changes reports of several years. */
function useSettled() {
  const { api } = useRouteContext({ from: "__root__" });
  return { retry: retryTransient, onSettled: () => api.tax.report.invalidate() };
}

export const useSetClass = () => trpc.tax.setClass.useMutation(useSettled());

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

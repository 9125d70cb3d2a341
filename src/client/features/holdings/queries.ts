import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { trpc, type ApiCache } from "../../api/trpc.ts";
import { isRestored } from "../offline/offline-cache.ts";
import { useNavStatus } from "../schemes/queries.ts";

export function prefetchHoldings(api: ApiCache): void {
  void api.funds.list.prefetch();
  void api.nav.status.prefetch();
}

/** Milliseconds. */
const retryInterval = 15_000;

/** The user's funds with the NAVs' source. Both load together, so that nothing moves when the second arrives. */
export function useHoldings() {
  const list = trpc.funds.list.useQuery(undefined, {
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    refetchInterval: ({ state }) => state.status === "error" && retryInterval,
  });
  const status = useNavStatus();
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  const isUnreachable = list.isError || list.failureCount > 0 || !isOnline;
  const isOld = list.data !== undefined && (isUnreachable || isRestored(list.dataUpdatedAt));
  return {
    holdings: status.isPending ? undefined : list.data,
    source: status.data?.source ?? null,
    error: list.error,
    /** When the server gave these figures, if it cannot be asked for newer ones. */
    oldSince: isOld ? new Date(list.dataUpdatedAt) : null,
    isFetching: list.isFetching,
    refetch: () => void list.refetch(),
  };
}

import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { trpc, type ApiCache } from "../../trpc.ts";
import { isRestored } from "../offline/offline-cache.ts";

/** Starts fetching what the pages with holdings show. They draw their own loading and error states. */
export function prefetchHoldings(api: ApiCache): void {
  void api.funds.list.prefetch();
  void api.nav.status.prefetch();
}

/** What another tab or device has changed is there as soon as this one is looked at, or back on the net. */
const alwaysFresh = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

/** Milliseconds. */
const askAgainAfter = 15_000;

/** The user's funds together with where their NAVs come from; loading until both are there, so that nothing jumps. */
export function useHoldings() {
  const list = trpc.funds.list.useQuery(undefined, {
    ...alwaysFresh,
    // A server that did not answer may again, without anything that the browser would tell.
    refetchInterval: ({ state }) => state.status === "error" && askAgainAfter,
  });
  const status = trpc.nav.status.useQuery();
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  const cannotAsk = list.isError || list.failureCount > 0 || !isOnline;
  const isOld = list.data !== undefined && (cannotAsk || isRestored(list.dataUpdatedAt));
  return {
    holdings: status.isPending ? undefined : list.data,
    source: status.data?.source ?? null,
    error: list.error,
    /** When the server gave these figures, where it cannot be asked for newer ones; else null. */
    oldSince: isOld ? new Date(list.dataUpdatedAt) : null,
    isFetching: list.isFetching,
    refetch: () => void list.refetch(),
  };
}

export const useCategories = () => trpc.categories.list.useQuery(undefined, alwaysFresh);

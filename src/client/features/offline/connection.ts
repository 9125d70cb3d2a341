import {
  onlineManager,
  useQueryClient,
  type Query,
  type QueryCache,
  type QueryClient,
} from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useSyncExternalStore } from "react";
import { isTransient } from "../../api/failure.ts";
import { trpc } from "../../api/trpc.ts";
import { isRestoredFromFailure } from "./offline-cache.ts";
import { isRestored } from "./restore-query.ts";

/** `refreshing`: cached responses are shown while the server has not answered yet. */
type Connection = "online" | "offline" | "refreshing";

const hasFailed = ({ state }: Query): boolean =>
  state.fetchFailureCount > 0 && isTransient(state.fetchFailureReason);

const isBeingRefreshed = ({ state }: Query): boolean =>
  state.fetchStatus === "fetching" && isRestored(state.dataUpdatedAt);

function connectionOf(queryClient: QueryClient): Connection {
  if (!onlineManager.isOnline() || isRestoredFromFailure()) return "offline";
  const active = queryClient.getQueryCache().findAll({ type: "active" });
  if (active.some(hasFailed)) return "offline";
  return active.some(isBeingRefreshed) ? "refreshing" : "online";
}

export function useConnection(): Connection {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (onChange) => {
      const unsubscribe = [
        queryClient.getQueryCache().subscribe(onChange),
        onlineManager.subscribe(onChange),
      ];
      return () => {
        for (const stop of unsubscribe) stop();
      };
    },
    () => connectionOf(queryClient),
  );
}

const fundsKey = getQueryKey(trpc.funds.list, undefined, "query");
const figureKeys = [
  fundsKey,
  getQueryKey(trpc.portfolio.history, undefined, "query"),
  getQueryKey(trpc.portfolio.fund, undefined, "query"),
  getQueryKey(trpc.tax.report, undefined, "query"),
  getQueryKey(trpc.tax.sellable, undefined, "query"),
];

/** The oldest figures on the page; 0 on a page without figures. */
function figuresGivenAt(cache: QueryCache): number {
  const shown = figureKeys
    .flatMap((queryKey) => cache.findAll({ queryKey, type: "active" }))
    .filter(({ state }) => state.data !== undefined);
  if (shown.length > 0) return Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
  const restored = cache.find({ queryKey: fundsKey })?.state.dataUpdatedAt ?? 0;
  return isRestored(restored) ? restored : 0;
}

/** When the server gave the figures on the page; null on a page without figures. */
export function useFiguresDate(): Date | null {
  const queryClient = useQueryClient();
  const givenAt = useSyncExternalStore(
    (onChange) => queryClient.getQueryCache().subscribe(onChange),
    () => figuresGivenAt(queryClient.getQueryCache()),
  );
  return givenAt === 0 ? null : new Date(givenAt);
}

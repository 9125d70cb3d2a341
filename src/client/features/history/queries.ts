import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Day, HistoryInput, NavHistory, NavPoints } from "../../../shared/history/schema.ts";
import { benchmarks, nifty50Before2013 } from "../../../shared/history/benchmarks.ts";
import { splice } from "../../../shared/history/benchmark.ts";
import { trpc } from "../../api/trpc.ts";

/** While NAVs are still being fetched, in milliseconds. */
const pollInterval = 15_000;

export const usePortfolioHistory = (scope: HistoryInput) =>
  trpc.portfolio.history.useQuery(scope, {
    refetchInterval: ({ state }) =>
      state.data?.leftOut.some(({ reason }) => reason === "no-history") ||
      state.data?.missingUntil != null
        ? pollInterval
        : false,
  });

/** A scheme's NAVs; null where they are not kept. The browser's HTTP cache keeps them. */
export const navHistoryQuery = (code: string) =>
  queryOptions({
    queryKey: ["nav-history", code],
    queryFn: ({ signal }) => fetchHistory(code, signal),
    staleTime: 600_000,
    structuralSharing: false,
  });

async function fetchHistory(code: string, signal: AbortSignal): Promise<NavHistory | null> {
  const response = await fetch(`/api/nav-history/${code}`, { signal });
  if (response.status === 404) {
    // Otherwise the request stays open.
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) throw new Error(`The history answered with status ${response.status}`);
  return response.json();
}

export type Benchmark = keyof typeof benchmarks;

/**
 * The NAVs of a benchmark's index fund, carried on before its first one where the series begins earlier; null where
 * they are not kept, undefined while they load.
 */
export function useBenchmark(benchmark: Benchmark | null, firstDay: Day | undefined) {
  const isAsked = benchmark !== null;
  const { data, error, isFetching, refetch } = useQuery({
    ...navHistoryQuery(benchmarks[benchmark ?? "nifty50"]),
    enabled: isAsked,
  });
  const startsLater =
    data != null && firstDay !== undefined && (data.days[0] ?? firstDay) > firstDay;
  const needsOlder = benchmark === "nifty50" && startsLater;
  const older = useQuery({ ...navHistoryQuery(nifty50Before2013), enabled: needsOlder });
  const isReady = data !== undefined && !(needsOlder && older.isPending);
  return {
    navs: isAsked && isReady ? spliced(data, older.data) : undefined,
    error,
    isFetching,
    refetch,
  };
}

function spliced(newer: NavPoints | null, older: NavPoints | null | undefined): NavPoints | null {
  return newer === null || older == null ? newer : splice(newer, older);
}

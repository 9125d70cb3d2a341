import { useMemo } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Day, HistoryInput, NavHistory, NavPoints } from "../../../shared/history/schema.ts";
import { benchmarks, nifty50Before2013 } from "../../../shared/history/benchmarks.ts";
import { splice } from "../../../shared/history/benchmark.ts";
import { pollPause } from "../../api/poll-pause.ts";
import { trpc } from "../../api/trpc.ts";

export const usePortfolioHistory = (scope: HistoryInput) =>
  trpc.portfolio.history.useQuery(scope, {
    refetchInterval: ({ state }) =>
      state.data?.isFilling === true && pollPause(state.dataUpdateCount),
  });

/**
 * A scheme's NAVs; null where they are not stored yet. The browser's HTTP cache keeps them.
 * @param firstPause milliseconds until they are asked for once more while they are being fetched
 */
export const navHistoryQuery = (code: string, firstPause?: number) =>
  queryOptions({
    queryKey: ["nav-history", code],
    queryFn: ({ signal }) => fetchHistory(code, signal),
    staleTime: 600_000,
    structuralSharing: false,
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      state.data?.isFilling !== false &&
      pollPause(state.dataUpdateCount, firstPause),
  });

async function fetchHistory(code: string, signal: AbortSignal): Promise<NavHistory | null> {
  // What the browser has kept can be of before the last days were fetched.
  const response = await fetch(`/api/nav-history/${code}`, { signal, cache: "no-cache" });
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
 * they are not stored, undefined while they load.
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
  const navs = useMemo(() => spliced(data ?? null, older.data), [data, older.data]);
  return {
    navs: isAsked && isReady ? navs : undefined,
    error: error ?? (needsOlder ? older.error : null),
    isFetching: isFetching || older.isFetching,
    refetch: async () => {
      await Promise.all([refetch(), needsOlder ? older.refetch() : undefined]);
    },
  };
}

function spliced(newer: NavPoints | null, older: NavPoints | null | undefined): NavPoints | null {
  return newer === null || older == null ? newer : splice(newer, older);
}

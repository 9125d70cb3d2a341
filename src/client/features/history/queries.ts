import { useMemo } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Day, HistoryInput } from "../../../shared/history/schema.ts";
import {
  benchmarks,
  nifty50Before2013,
  type Benchmark,
} from "../../../shared/history/benchmarks.ts";
import { pollPause } from "../../api/poll-pause.ts";
import { trpc } from "../../api/trpc.ts";
import { navHistoryQuery } from "../schemes/nav-history-query.ts";

export const usePortfolioHistory = (scope: HistoryInput) =>
  trpc.portfolio.history.useQuery(scope, {
    refetchInterval: ({ state }) =>
      state.data?.isFilling === true && pollPause(state.dataUpdateCount),
  });

/** The code that compares with an index fund, loaded on demand because few use it. */
const benchmarkRules = queryOptions({
  queryKey: ["benchmark-rules"],
  queryFn: () => import("../../../shared/history/benchmark.ts"),
  staleTime: Infinity,
  structuralSharing: false,
});

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
  const { data: rules, ...loading } = useQuery({ ...benchmarkRules, enabled: isAsked });
  const isReady = data !== undefined && !(needsOlder && older.isPending) && rules !== undefined;
  const navs = useMemo(
    () => (data == null || older.data == null ? data : (rules?.splice(data, older.data) ?? null)),
    [data, older.data, rules],
  );
  return {
    navs: isAsked && isReady ? navs : undefined,
    equivalent: rules?.benchmarkEquivalent,
    error: error ?? (needsOlder ? older.error : null) ?? loading.error,
    isFetching: isFetching || older.isFetching || loading.isFetching,
    refetch: async () => {
      await Promise.all([
        refetch(),
        needsOlder ? older.refetch() : undefined,
        rules === undefined ? loading.refetch() : undefined,
      ]);
    },
  };
}

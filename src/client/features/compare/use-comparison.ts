import { keepPreviousData, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { compareSchemes } from "../../../shared/compare/comparison.ts";
import type { ComparableSchemes } from "../../../shared/compare/schema.ts";
import { trpc } from "../../api/trpc.ts";
import { yieldBetweenFrames } from "../../browser/yield-between-frames.ts";
import { navHistoryQuery } from "../schemes/nav-history-query.ts";
import { comparedSchemes, isComparable, type ComparedScheme } from "./compared-schemes.ts";
import { nameSchemes, type NamedComparison, type NamedNavs } from "./named-schemes.ts";

/** Milliseconds before NAVs that are being fetched are asked for again, soon, because somebody is waiting. */
const firstPause = 2_000;

/** The schemes of the address with their states, and the comparison of those whose NAVs have loaded. */
export function useComparison(codes: readonly string[]) {
  const listed = trpc.compare.schemes.useQuery(
    { codes: [...codes] },
    { enabled: codes.length > 0, placeholderData: keepPreviousData },
  );
  const known = listed.data?.schemes ?? noSchemes;
  useCompleteHistories(known);
  const histories = useQueries({
    queries: codes.map((code) => ({
      ...navHistoryQuery(code, firstPause),
      enabled: known.some((scheme) => scheme.code === code && isComparable(scheme)),
    })),
  });
  const schemes = comparedSchemes(
    codes,
    // Placeholder data knows nothing of a scheme that was just added.
    listed.isPlaceholderData ? withoutJudging(listed.data, codes) : listed.data,
    histories.map(({ data, isLoadingError }) => ({ history: data, isFailed: isLoadingError })),
  );
  const { data: comparison } = useQuery(comparisonQuery(schemes));
  return {
    schemes,
    comparison,
    error: listed.data === undefined ? listed.error : null,
    isFetching: listed.isFetching,
    refetch: () => void listed.refetch(),
    retryHistories: () => {
      for (const { isLoadingError, refetch } of histories) if (isLoadingError) void refetch();
    },
  };
}

const noSchemes: ComparableSchemes["schemes"] = [];

const withoutJudging = (
  listed: ComparableSchemes | undefined,
  codes: readonly string[],
): ComparableSchemes | undefined =>
  codes.every((code) => listed?.schemes.some((scheme) => scheme.code === code))
    ? listed
    : undefined;

/** Has the years fetched that are not stored yet, once for each set of schemes. */
function useCompleteHistories(schemes: ComparableSchemes["schemes"]): void {
  const client = useQueryClient();
  const { mutate } = trpc.compare.completeHistories.useMutation({
    onSuccess: (_, { codes }) => {
      for (const code of codes) void client.invalidateQueries(navHistoryQuery(code));
    },
  });
  const lacking = schemes
    .filter((scheme) => isComparable(scheme) && !scheme.isWhole)
    .map(({ code }) => code)
    .join();
  useEffect(() => {
    if (lacking !== "") mutate({ codes: lacking.split(",") });
  }, [lacking, mutate]);
}

function comparisonQuery(schemes: readonly ComparedScheme[]) {
  const ready = schemes.flatMap(({ code, title, tone, state }) =>
    state.kind === "ready" ? [{ code, title, tone, navs: state.navs, asOf: state.asOf }] : [],
  );
  return {
    queryKey: [
      "comparison",
      ready.map(({ code, title, tone, asOf, navs }) => [code, title, tone, asOf, navs.days.length]),
    ],
    queryFn: () => compareBetweenFrames(ready),
    enabled: ready.length > 0,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  };
}

/** Comparing thousands of days must not block input. */
async function compareBetweenFrames(
  compared: readonly NamedNavs[],
): Promise<NamedComparison | null> {
  const pause = yieldBetweenFrames();
  const steps = compareSchemes(compared);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value && nameSchemes(step.value, compared);
    await pause();
  }
}

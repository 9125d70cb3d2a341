import { queryOptions } from "@tanstack/react-query";
import type { NavHistory } from "../../../shared/history/schema.ts";
import { pollPause } from "../../api/poll-pause.ts";

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
  // The browser's copy may lack the days that were fetched last.
  const response = await fetch(`/api/nav-history/${code}`, { signal, cache: "no-cache" });
  if (!response.ok) throw new Error(`The history answered with status ${response.status}`);
  return response.json();
}

import { trpc } from "../../api/trpc.ts";
import type { ReportInput } from "../../../shared/reports/schema.ts";
import { pollPause } from "../../api/poll-pause.ts";

const always = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

export const useReport = (input: ReportInput) =>
  trpc.reports.get.useQuery(input, {
    ...always,
    refetchInterval: ({ state }) =>
      state.data?.isFilling === true && pollPause(state.dataUpdateCount),
  });

/** Part by part, as they can be tens of thousands. */
export const useReportTransactions = (input: ReportInput) =>
  trpc.reports.transactions.useInfiniteQuery(input, {
    initialCursor: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

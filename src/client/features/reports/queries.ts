import { useMutation } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { t } from "../../language/text.ts";
import { trpc } from "../../api/trpc.ts";
import type { ReportInput, ReportTransactions } from "../../../shared/reports/schema.ts";
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
  trpc.reports.transactions.useInfiniteQuery(input, parts);

const parts = {
  initialCursor: null,
  getNextPageParam: ({ nextCursor }: ReportTransactions) => nextCursor,
};

/** More than an account can have. */
const mostParts = 1_000;

/** Loads all parts one after the other, and shows them together: drawing a long table anew for each takes minutes. */
export function useAllReportTransactions(input: ReportInput) {
  const { api } = useRouteContext({ from: "__root__" });
  const { transactions } = api.reports;
  const load = useMutation({
    async mutationFn() {
      const all = { ...parts, pages: mostParts, staleTime: 0 };
      // A fetch of the first part that is under way is joined, and has no others.
      await transactions.cancel(input);
      await transactions.fetchInfinite(input, all);
    },
    meta: { describeFailure: () => t("The transactions could not be loaded.") },
  });
  return {
    load,
    /** What is refreshed later is the first part alone. */
    forget: () =>
      transactions.setInfiniteData(input, (data) =>
        data === undefined
          ? undefined
          : { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      ),
  };
}

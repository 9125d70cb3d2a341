import { useRouteContext } from "@tanstack/react-router";
import { notify } from "../../components/ui/notify.ts";
import { retryPassing } from "../../query-client.ts";
import { trpc, type ApiCache } from "../../trpc.ts";

/** Starts fetching what the pages with holdings show. They draw their own loading and error states. */
export function prefetchHoldings(api: ApiCache): void {
  void api.funds.list.prefetch();
  void api.nav.status.prefetch();
}

/** The user's funds together with where their NAVs come from; loading until both are there, so that nothing jumps. */
export function useHoldings() {
  const list = trpc.funds.list.useQuery();
  const status = trpc.nav.status.useQuery();
  return {
    holdings: status.isPending ? undefined : list.data,
    source: status.data?.source ?? null,
    error: list.error,
    isFetching: list.isFetching,
    refetch: () => void list.refetch(),
  };
}

const addToast = "add-fund";

export function useAddFund() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.funds.add.useMutation({
    meta: {
      describeFailure: ({ message }) => `Failed to add fund: ${message}`,
      toastId: addToast,
    },
    // Its id is made here, so sending it again never adds it twice.
    retry: retryPassing,
    onMutate: () => notify.loading("Adding fund...", addToast),
    onSuccess: (fund) => {
      notify.success("Fund added successfully", addToast);
      api.funds.list.setData(
        undefined,
        (list) =>
          list && { ...list, funds: [fund, ...list.funds.filter(({ id }) => id !== fund.id)] },
      );
      void api.funds.list.invalidate();
      void api.categories.list.invalidate();
    },
  });
}

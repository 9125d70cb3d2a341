import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { TransactionList } from "../../../shared/transactions/schema.ts";
import { trpc } from "../../api/trpc.ts";

export const useTransactions = (fundId: string) =>
  useAllPages(
    fundId,
    trpc.transactions.list.useQuery(
      { fundId },
      { refetchOnWindowFocus: "always", refetchOnReconnect: "always" },
    ),
  );

/** Does not refetch: the fund's page has just loaded them. */
export const useLoadedTransactions = (fundId: string) =>
  useAllPages(fundId, trpc.transactions.list.useQuery({ fundId }, { refetchOnMount: false }));

type FirstPage = {
  data: TransactionList | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type Rows = Pick<TransactionList, "transactions" | "lots" | "sold">;

/** The rest of a fund with several pages is loaded one page after the other, again with each version of its ledger. */
function useAllPages(fundId: string, first: FirstPage) {
  const { client, transactions } = trpc.useUtils();
  const { data } = first;
  const { pages, version } = data ?? { pages: 1, version: 0 };
  const hasMore = pages > 1;
  const rest = useQuery({
    queryKey: [["transactions", "pages"], { fundId, version }],
    enabled: hasMore,
    queryFn: async () => {
      const others: TransactionList[] = [];
      for (let page = 1; page < pages; page += 1) {
        const found = await client.transactions.list.query({ fundId, page });
        // The ledger has just changed: all is read again.
        if (found.version !== version) await transactions.list.invalidate({ fundId });
        others.push(found);
      }
      return others;
    },
  });
  const whole = useMemo((): Rows | undefined => {
    if (data === undefined || data.pages === 1) return data;
    return rest.data === undefined ? undefined : joined([data, ...rest.data]);
  }, [data, rest.data]);
  return {
    data: whole,
    /** undefined until it is known. */
    agreement: data?.agreement,
    error: first.error ?? rest.error,
    isFetching: first.isFetching || rest.isFetching,
    refetch: () => (first.data === undefined ? first.refetch() : rest.refetch()),
  };
}

const joined = (all: readonly TransactionList[]): Rows => ({
  transactions: all.flatMap(({ transactions }) => transactions),
  lots: all.flatMap(({ lots }) => lots),
  sold: all.flatMap(({ sold }) => sold),
});

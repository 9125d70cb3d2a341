import { trpc } from "../../api/trpc.ts";

export const useTransactions = (fundId: string) =>
  trpc.transactions.list.useQuery(
    { fundId },
    { refetchOnWindowFocus: "always", refetchOnReconnect: "always" },
  );

/** Does not refetch: the fund's page has just loaded them. */
export const useLoadedTransactions = (fundId: string) =>
  trpc.transactions.list.useQuery({ fundId }, { refetchOnMount: false });

import { trpc } from "../../api/trpc.ts";

export const useTransactions = (fundId: string) =>
  trpc.transactions.list.useQuery(
    { fundId },
    { refetchOnWindowFocus: "always", refetchOnReconnect: "always" },
  );

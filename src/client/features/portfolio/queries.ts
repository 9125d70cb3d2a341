import { trpc } from "../../api/trpc.ts";

const always = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

export const usePortfolioPerformance = () => trpc.portfolio.performance.useQuery({}, always);

export const useFundPerformance = (fundId: string) =>
  trpc.portfolio.fund.useQuery({ fundId }, always);

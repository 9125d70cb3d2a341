import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { trpc } from "../../api/trpc.ts";

const always = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

export const usePortfolioPerformance = (holder: HolderFilter) =>
  trpc.portfolio.performance.useQuery(holder === undefined ? {} : { holderId: holder }, always);

export const useFundPerformance = (fundId: string) =>
  trpc.portfolio.fund.useQuery({ fundId }, always);

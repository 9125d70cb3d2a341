import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { trpc } from "../../api/trpc.ts";
import { holderInput } from "../holders/holder-input.ts";

const always = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

export const usePortfolioPerformance = (holder: HolderFilter) =>
  trpc.portfolio.performance.useQuery(holderInput(holder), always);

export const useFundPerformance = (fundId: string) =>
  trpc.portfolio.fund.useQuery({ fundId }, always);

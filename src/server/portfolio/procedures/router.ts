import { programInputs } from "../../../shared/public-api/inputs.ts";
import {
  fundPerformanceInput,
  homeInput,
  type PortfolioPerformance,
} from "../../../shared/portfolio/schema.ts";
import { expensiveProcedure, programProcedure, signedInProcedure } from "../../auth/procedures.ts";
import { contract, outputs, router } from "../../platform/trpc/procedures.ts";
import { historyInput } from "../../../shared/history/schema.ts";
import { retryOnConflict } from "../../transactions/retry-on-conflict.ts";
import { getFundPerformance } from "./fund-performance.ts";
import { getHomeFacts } from "./home-facts.ts";
import { getPortfolioHistory } from "./portfolio-history.ts";
import { getPortfolioPerformance } from "./portfolio-performance.ts";

export const portfolioRouter = router({
  performance: programProcedure("read")
    .input(contract(programInputs["portfolio.performance"]))
    .output(outputs<PortfolioPerformance>())
    .query(({ ctx, input }) => retryOnConflict(() => getPortfolioPerformance(ctx, input))),
  history: expensiveProcedure
    .input(contract(historyInput))
    .query(({ ctx, input }) => retryOnConflict(() => getPortfolioHistory(ctx, input))),
  home: signedInProcedure
    .input(contract(homeInput))
    .query(({ ctx, input }) => getHomeFacts(ctx, input)),
  fund: expensiveProcedure
    .input(contract(fundPerformanceInput))
    .query(({ ctx, input }) => getFundPerformance(ctx, input)),
});

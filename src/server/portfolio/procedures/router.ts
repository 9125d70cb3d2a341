import { programInputs } from "../../../shared/public-api/inputs.ts";
import {
  fundPerformanceInput,
  homeInput,
  type PortfolioPerformance,
} from "../../../shared/portfolio/schema.ts";
import { expensiveProcedure, programProcedure, signedInProcedure } from "../../auth/procedures.ts";
import { contract, outputs, resolver, router } from "../../platform/trpc/procedures.ts";
import { historyInput } from "../../../shared/history/schema.ts";
import { withRetry } from "../../transactions/retry-on-conflict.ts";
import { getFundPerformance } from "./fund-performance.ts";
import { getHomeFacts } from "./home-facts.ts";
import { getPortfolioHistory } from "./portfolio-history.ts";
import { getPortfolioPerformance } from "./portfolio-performance.ts";

export const portfolioRouter = router({
  performance: programProcedure("read")
    .input(contract(programInputs["portfolio.performance"]))
    .output(outputs<PortfolioPerformance>())
    .query(resolver(withRetry(getPortfolioPerformance))),
  history: expensiveProcedure
    .input(contract(historyInput))
    .query(resolver(withRetry(getPortfolioHistory))),
  home: signedInProcedure.input(contract(homeInput)).query(resolver(getHomeFacts)),
  fund: expensiveProcedure
    .input(contract(fundPerformanceInput))
    .query(resolver(getFundPerformance)),
});

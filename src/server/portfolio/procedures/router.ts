import { programInputs } from "../../../shared/public-api/inputs.ts";
import {
  fundPerformanceInput,
  homeInput,
  type PortfolioPerformance,
} from "../../../shared/portfolio/schema.ts";
import { expensiveProcedure, programProcedure, signedInProcedure } from "../../auth/procedures.ts";
import { call, contract, outputs, router } from "../../platform/trpc/procedures.ts";
import { historyInput } from "../../../shared/history/schema.ts";
import { retried } from "../../transactions/retry-on-conflict.ts";
import { getFundPerformance } from "./fund-performance.ts";
import { getHomeFacts } from "./home-facts.ts";
import { getPortfolioHistory } from "./portfolio-history.ts";
import { getPortfolioPerformance } from "./portfolio-performance.ts";

export const portfolioRouter = router({
  performance: programProcedure("read")
    .input(contract(programInputs["portfolio.performance"]))
    .output(outputs<PortfolioPerformance>())
    .query(call(retried(getPortfolioPerformance))),
  history: expensiveProcedure
    .input(contract(historyInput))
    .query(call(retried(getPortfolioHistory))),
  home: signedInProcedure.input(contract(homeInput)).query(call(getHomeFacts)),
  fund: expensiveProcedure.input(contract(fundPerformanceInput)).query(call(getFundPerformance)),
});

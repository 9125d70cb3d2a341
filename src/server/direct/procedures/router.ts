import { directFundInput, directPortfolioInput } from "../../../shared/direct/schema.ts";
import { expensiveProcedure } from "../../auth/procedures.ts";
import { contract, router } from "../../platform/trpc/procedures.ts";
import { retryOnConflict } from "../../transactions/retry-on-conflict.ts";
import { getDirectFund } from "./get-direct-fund.ts";
import { getDirectPortfolio } from "./get-direct-portfolio.ts";

export const directRouter = router({
  fund: expensiveProcedure
    .input(contract(directFundInput))
    .query(({ ctx, input }) => retryOnConflict(() => getDirectFund(ctx, input))),
  portfolio: expensiveProcedure
    .input(contract(directPortfolioInput))
    .query(({ ctx, input }) => retryOnConflict(() => getDirectPortfolio(ctx, input))),
});

import { directFundInput, directPortfolioInput } from "../../../shared/direct/schema.ts";
import { expensiveProcedure } from "../../auth/procedures.ts";
import { contract, resolver, router } from "../../platform/trpc/procedures.ts";
import { withRetry } from "../../transactions/retry-on-conflict.ts";
import { getDirectFund } from "./get-direct-fund.ts";
import { getDirectPortfolio } from "./get-direct-portfolio.ts";

export const directRouter = router({
  fund: expensiveProcedure
    .input(contract(directFundInput))
    .query(resolver(withRetry(getDirectFund))),
  portfolio: expensiveProcedure
    .input(contract(directPortfolioInput))
    .query(resolver(withRetry(getDirectPortfolio))),
});

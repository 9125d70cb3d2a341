import { addFundInput, fundCodes } from "../../shared/funds/schema.ts";
import { addFund } from "../services/funds/add-fund.ts";
import { listFunds } from "../services/funds/list-funds.ts";
import { contract, noInput, procedure, router } from "../trpc/init.ts";

export const fundsRouter = router({
  list: procedure.input(noInput).query(({ ctx }) => listFunds(ctx)),
  add: procedure
    .input(contract(addFundInput, { codes: fundCodes, missing: "funds/no-fund-data" }))
    .mutation(({ ctx, input }) => addFund(ctx, input)),
});

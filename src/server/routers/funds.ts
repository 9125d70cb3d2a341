import {
  addFundInput,
  deleteFundInput,
  fundCodes as codes,
  updateFundInput,
} from "../../shared/funds/schema.ts";
import { addFund } from "../services/funds/add-fund.ts";
import { deleteFund } from "../services/funds/delete-fund.ts";
import { listFunds } from "../services/funds/list-funds.ts";
import { refreshFunds } from "../services/funds/refresh-funds.ts";
import { updateFund } from "../services/funds/update-fund.ts";
import { contract, noInput, procedure, router } from "../trpc/init.ts";

export const fundsRouter = router({
  list: procedure.input(noInput).query(({ ctx }) => listFunds(ctx)),
  add: procedure
    .input(contract(addFundInput, { codes, missing: "funds/no-fund-data" }))
    .mutation(({ ctx, input }) => addFund(ctx, input)),
  update: procedure
    .input(contract(updateFundInput, { codes }))
    .mutation(({ ctx, input }) => updateFund(ctx, input)),
  delete: procedure
    .input(contract(deleteFundInput, { codes }))
    .mutation(({ ctx, input }) => deleteFund(ctx, input)),
  refreshNav: procedure.input(noInput).mutation(({ ctx }) => refreshFunds(ctx)),
});

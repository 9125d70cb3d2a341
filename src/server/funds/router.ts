import { addFundInput, deleteFundInput, updateFundInput } from "../../shared/funds/schema.ts";
import { addFund } from "./add-fund.ts";
import { deleteFund } from "./delete-fund.ts";
import { listFunds } from "./list-funds.ts";
import { refreshFunds } from "./refresh-funds.ts";
import { updateFund } from "./update-fund.ts";
import { rateLimit, signedInProcedure } from "../auth/procedures.ts";
import { contract, noInput, router } from "../platform/trpc/procedures.ts";

const addLimit = { name: "adding", max: 1_000, span: 15 * 60_000 };

export const fundsRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listFunds(ctx)),
  add: signedInProcedure
    .use(rateLimit(addLimit))
    .input(contract(addFundInput, "funds/no-fund-data"))
    .mutation(({ ctx, input }) => addFund(ctx, input)),
  update: signedInProcedure
    .input(contract(updateFundInput))
    .mutation(({ ctx, input }) => updateFund(ctx, input)),
  delete: signedInProcedure
    .input(contract(deleteFundInput))
    .mutation(({ ctx, input }) => deleteFund(ctx, input)),
  refreshNav: signedInProcedure.input(noInput).mutation(({ ctx }) => refreshFunds(ctx)),
});

import { updateFundInput } from "../../shared/funds/schema.ts";
import { listFunds } from "./list-funds.ts";
import { refreshFunds } from "./refresh-funds.ts";
import { updateFund } from "./update-fund.ts";
import { signedInProcedure } from "../auth/procedures.ts";
import { contract, noInput } from "../platform/trpc/procedures.ts";

export const fundProcedures = {
  list: signedInProcedure.input(noInput).query(({ ctx }) => listFunds(ctx)),
  update: signedInProcedure
    .input(contract(updateFundInput))
    .mutation(({ ctx, input }) => updateFund(ctx, input)),
  refreshNav: signedInProcedure.input(noInput).mutation(({ ctx }) => refreshFunds(ctx)),
};

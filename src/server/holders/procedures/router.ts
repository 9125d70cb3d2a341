import {
  addHolderInput,
  deleteHolderInput,
  updateHolderInput,
} from "../../../shared/holders/schema.ts";
import { rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, noInput, router } from "../../platform/trpc/procedures.ts";
import { addHolder } from "./add-holder.ts";
import { deleteHolder } from "./delete-holder.ts";
import { listHolders } from "./list-holders.ts";
import { updateHolder } from "./update-holder.ts";

const changeLimit = { name: "holders", span: 15 * 60_000, max: { user: 200 } };

export const holdersRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listHolders(ctx)),
  add: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(addHolderInput))
    .mutation(({ ctx, input }) => addHolder(ctx, input)),
  update: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(updateHolderInput))
    .mutation(({ ctx, input }) => updateHolder(ctx, input)),
  delete: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(deleteHolderInput))
    .mutation(({ ctx, input }) => deleteHolder(ctx, input)),
});

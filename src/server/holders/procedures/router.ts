import {
  addHolderInput,
  deleteHolderInput,
  updateHolderInput,
} from "../../../shared/holders/schema.ts";
import { rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, noInput, resolver, router } from "../../platform/trpc/procedures.ts";
import { addHolder } from "./add-holder.ts";
import { deleteHolder } from "./delete-holder.ts";
import { listHolders } from "./list-holders.ts";
import { updateHolder } from "./update-holder.ts";

const changeLimit = { name: "holders", span: 15 * 60_000, max: { user: 200 } };
const change = signedInProcedure.use(rateLimit(changeLimit));

export const holdersRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listHolders(ctx)),
  add: change.input(contract(addHolderInput)).mutation(resolver(addHolder)),
  update: change.input(contract(updateHolderInput)).mutation(resolver(updateHolder)),
  delete: change.input(contract(deleteHolderInput)).mutation(resolver(deleteHolder)),
});

import {
  addSipInput,
  deleteSipInput,
  listSipsInput,
  updateSipInput,
} from "../../../shared/sips/schema.ts";
import { expensiveProcedure, rateLimit } from "../../auth/procedures.ts";
import { contract, router } from "../../platform/trpc/procedures.ts";
import { retryOnConflict } from "../../transactions/retry-on-conflict.ts";
import { addSip } from "./add-sip.ts";
import { deleteSip } from "./delete-sip.ts";
import { listSips } from "./list-sips.ts";
import { updateSip } from "./update-sip.ts";

const changeLimit = { name: "sips", span: 15 * 60_000, max: { user: 1_000 } };

export const sipsRouter = router({
  list: expensiveProcedure
    .input(contract(listSipsInput))
    .query(({ ctx, input }) => listSips(ctx, input)),
  add: expensiveProcedure
    .use(rateLimit(changeLimit))
    .input(contract(addSipInput))
    .mutation(({ ctx, input }) => addSip(ctx, input)),
  update: expensiveProcedure
    .use(rateLimit(changeLimit))
    .input(contract(updateSipInput))
    .mutation(({ ctx, input }) => retryOnConflict(() => updateSip(ctx, input))),
  delete: expensiveProcedure
    .use(rateLimit(changeLimit))
    .input(contract(deleteSipInput))
    .mutation(({ ctx, input }) => retryOnConflict(() => deleteSip(ctx, input))),
});

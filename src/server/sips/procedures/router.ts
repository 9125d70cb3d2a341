import {
  addSipInput,
  deleteSipInput,
  listSipsInput,
  updateSipInput,
} from "../../../shared/sips/schema.ts";
import { expensiveProcedure, rateLimit } from "../../auth/procedures.ts";
import { contract, resolver, router } from "../../platform/trpc/procedures.ts";
import { withRetry } from "../../transactions/retry-on-conflict.ts";
import { addSip } from "./add-sip.ts";
import { deleteSip } from "./delete-sip.ts";
import { listSips } from "./list-sips.ts";
import { updateSip } from "./update-sip.ts";

const changeLimit = { name: "sips", span: 15 * 60_000, max: { user: 1_000 } };
const change = expensiveProcedure.use(rateLimit(changeLimit));

export const sipsRouter = router({
  list: expensiveProcedure.input(contract(listSipsInput)).query(resolver(listSips)),
  add: change.input(contract(addSipInput)).mutation(resolver(addSip)),
  update: change.input(contract(updateSipInput)).mutation(resolver(withRetry(updateSip))),
  delete: change.input(contract(deleteSipInput)).mutation(resolver(withRetry(deleteSip))),
});

import { watchInput } from "../../../../shared/compare/watch-list/schema.ts";
import { rateLimit, signedInProcedure } from "../../../auth/procedures.ts";
import { contract, noInput, resolver, router } from "../../../platform/trpc/procedures.ts";
import { addWatched } from "./add-watched.ts";
import { listWatched } from "./list-watched.ts";
import { removeWatched } from "./remove-watched.ts";

const changeLimit = { name: "watching", span: 15 * 60_000, max: { user: 200 } };
const change = signedInProcedure.use(rateLimit(changeLimit));

export const watchRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listWatched(ctx)),
  add: change.input(contract(watchInput)).mutation(resolver(addWatched)),
  remove: change.input(contract(watchInput)).mutation(resolver(removeWatched)),
});

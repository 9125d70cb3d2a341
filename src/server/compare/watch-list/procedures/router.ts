import { watchInput } from "../../../../shared/compare/watch-list/schema.ts";
import { rateLimit, signedInProcedure } from "../../../auth/procedures.ts";
import { contract, noInput, router } from "../../../platform/trpc/procedures.ts";
import { addWatched } from "./add-watched.ts";
import { listWatched } from "./list-watched.ts";
import { removeWatched } from "./remove-watched.ts";

const changeLimit = { name: "watching", span: 15 * 60_000, max: { user: 200 } };

export const watchRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listWatched(ctx)),
  add: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(watchInput))
    .mutation(({ ctx, input }) => addWatched(ctx, input)),
  remove: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(watchInput))
    .mutation(({ ctx, input }) => removeWatched(ctx, input)),
});

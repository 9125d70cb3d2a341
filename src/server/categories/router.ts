import { listCategories } from "./list-categories.ts";
import { noInput, router, signedInProcedure } from "../platform/trpc/procedures.ts";

export const categoriesRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listCategories(ctx)),
});

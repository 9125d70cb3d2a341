import { listCategories } from "../services/categories/list-categories.ts";
import { noInput, router, signedInProcedure } from "../trpc/init.ts";

export const categoriesRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listCategories(ctx)),
});

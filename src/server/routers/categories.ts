import { listCategories } from "../services/categories/list-categories.ts";
import { noInput, procedure, router } from "../trpc/init.ts";

export const categoriesRouter = router({
  list: procedure.input(noInput).query(({ ctx }) => listCategories(ctx)),
});

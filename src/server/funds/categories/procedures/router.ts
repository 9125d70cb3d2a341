import { listCategories } from "./list-categories.ts";
import { signedInProcedure } from "../../../auth/procedures.ts";
import { noInput, router } from "../../../platform/trpc/procedures.ts";

export const categoriesRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listCategories(ctx)),
});

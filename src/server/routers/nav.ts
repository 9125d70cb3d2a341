import { navStatus } from "../services/nav/nav-status.ts";
import { noInput, publicProcedure, router } from "../trpc/init.ts";

export const navRouter = router({
  status: publicProcedure.input(noInput).query(({ ctx }) => navStatus(ctx)),
});

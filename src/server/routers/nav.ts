import { navStatus } from "../services/nav/nav-status.ts";
import { noInput, procedure, router } from "../trpc/init.ts";

export const navRouter = router({
  status: procedure.input(noInput).query(({ ctx }) => navStatus(ctx)),
});

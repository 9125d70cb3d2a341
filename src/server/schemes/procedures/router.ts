import { getNavStatus } from "../nav-status.ts";
import { noInput, publicProcedure, router } from "../../platform/trpc/procedures.ts";

export const navRouter = router({
  status: publicProcedure.input(noInput).query(({ ctx }) => getNavStatus(ctx)),
});

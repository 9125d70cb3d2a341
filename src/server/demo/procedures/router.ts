import { rateLimit } from "../../auth/procedures.ts";
import { noInput, publicProcedure, router } from "../../platform/trpc/procedures.ts";
import { startDemo } from "./start-demo.ts";

/** Low enough that one network cannot push out everyone else's demo accounts within a day. */
const startLimit = {
  name: "demo",
  span: 15 * 60_000,
  max: { network: 10 },
  message: "Too many demo accounts were created from this network. Please try again in 15 minutes.",
};

export const demoRouter = router({
  start: publicProcedure
    .use(rateLimit(startLimit))
    .input(noInput)
    .mutation(({ ctx }) => startDemo(ctx)),
});

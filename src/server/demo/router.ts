import { rateLimit } from "../auth/procedures.ts";
import { noInput, publicProcedure, router } from "../platform/trpc/procedures.ts";
import { startDemo } from "./start-demo.ts";

/** Many homes share an address in India's mobile networks. */
const startLimit = {
  name: "demo",
  span: 60 * 60_000,
  max: { network: 20 },
  message: "Too many demo accounts were made from this network. Please try again in an hour.",
};

export const demoRouter = router({
  start: publicProcedure
    .use(rateLimit(startLimit))
    .input(noInput)
    .mutation(({ ctx }) => startDemo(ctx)),
});

import type { TRPCError } from "@trpc/server";
import type { CallLimit, CountedLimit } from "../platform/limits/call-limit.ts";
import { onePasswordCall, publicProcedure, middleware } from "../platform/trpc/procedures.ts";
import { signedIn } from "./signed-in.ts";

const inputRefusals: ReadonlySet<TRPCError["code"]> = new Set(["BAD_REQUEST", "PARSE_ERROR"]);

/**
 * Answers 401 before the input is looked at. The session is checked with the use-case's own reads, in one round trip;
 * only where the input was refused does it take one of its own.
 */
const requireSession = middleware(async ({ ctx, next }) => {
  const signedInContext = signedIn(ctx);
  const result = await next({ ctx: signedInContext });
  if (!result.ok && inputRefusals.has(result.error.code)) await signedInContext.read(() => []);
  return result;
});

/** A procedure that only a signed-in user may call. */
export const signedInProcedure = publicProcedure.use(requireSession);
export const signedInPasswordProcedure = signedInProcedure.use(onePasswordCall);

/**
 * Limits how often one user may call a procedure. Procedures that share a name share a count. A query is counted with
 * its reads, a mutation with its writes, in the same round trip.
 */
export const rateLimit = (limit: CallLimit) =>
  middleware(({ ctx, next, type }) => {
    const callLimit: CountedLimit = {
      ...limit,
      countedWith: type === "query" ? "reads" : "writes",
    };
    return next({ ctx: signedIn({ ...ctx, callLimit }) });
  });

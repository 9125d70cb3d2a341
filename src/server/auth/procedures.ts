import type { TRPCError } from "@trpc/server";
import type { CallLimit, CountedLimit } from "../platform/limits/call-limit.ts";
import { allowOnePasswordCall, publicProcedure, middleware } from "../platform/trpc/procedures.ts";
import { runExpensiveCall } from "../platform/limits/expensive-calls.ts";
import { callerKeyOfSession } from "./sessions/caller-of-session.ts";
import type { Attempt } from "./attempt-limits.ts";
import { signedIn } from "./signed-in-context.ts";

const inputErrorCodes: ReadonlySet<TRPCError["code"]> = new Set(["BAD_REQUEST", "PARSE_ERROR"]);

/**
 * Answers 401 before 400. The use-case's reads check the session as well, in one round trip; when
 * the input was rejected, none of them ran.
 */
const requireSession = middleware(async ({ ctx, next }) => {
  const signedInContext = signedIn(ctx);
  const result = await next({ ctx: signedInContext });
  if (!result.ok && inputErrorCodes.has(result.error.code)) await signedInContext.read(() => []);
  return result;
});

export const signedInProcedure = publicProcedure.use(requireSession);
export const signedInPasswordProcedure = signedInProcedure.use(allowOnePasswordCall);

/** For calls that can take a second: a user's run one after another. */
export const expensiveProcedure = signedInProcedure.use(async ({ ctx, next }) =>
  runExpensiveCall(await callerKeyOfSession(ctx.sessionToken), next),
);

/** Limits how often one user may call a procedure; procedures with one limit name share a count. */
export const rateLimit = (limit: CallLimit) =>
  middleware(({ ctx, next, type }) => {
    const callLimit: CountedLimit = {
      ...limit,
      countedWith: type === "query" ? "reads" : "writes",
    };
    return next({ ctx: signedIn({ ...ctx, callLimit }) });
  });

/** Names the limit of `attemptLimits` that the use-case counts against, in the round trip of its reads. */
export const limitAttempts = (attempt: Attempt["attempt"]) =>
  middleware(({ next }) => next({ ctx: { attempt } satisfies Attempt }));

import type { TRPCError } from "@trpc/server";
import type { TokenScope } from "../../shared/auth/access-tokens/schema.ts";
import { AppError } from "../../shared/errors.ts";
import { me } from "../../shared/holders/holder.ts";
import { countsUser, type Limit } from "../platform/limits/rate-limit.ts";
import { limitPasswordCalls, publicProcedure, middleware } from "../platform/trpc/procedures.ts";
import { boundAnswers } from "../platform/limits/answer-bytes.ts";
import { runExpensiveCall, runListCall } from "../platform/limits/expensive-calls.ts";
import { isFresh } from "./sessions/freshness.ts";
import type { SignedIn } from "./sessions/check-session.ts";
import { requireEnrolment } from "./require-enrolment.ts";
import { signedIn, signedInOrByToken, type SignedInContext } from "./signed-in-context.ts";

const inputErrorCodes: ReadonlySet<TRPCError["code"]> = new Set(["BAD_REQUEST", "PARSE_ERROR"]);

/**
 * Answers 401 before 400. The use-case's reads check the session as well, in one round trip; when
 * the input was rejected, none of them ran.
 */
async function answerSignedIn<
  Context extends Pick<SignedInContext, "read">,
  Result extends { ok: true } | { ok: false; error: TRPCError },
>(ctx: Context, next: (ctx: Context) => Promise<Result>): Promise<Result> {
  const result = await next(ctx);
  if (!result.ok && inputErrorCodes.has(result.error.code)) await ctx.read(() => ({}));
  return result;
}

const requireSession = middleware(({ ctx, next }) =>
  answerSignedIn(signedIn(ctx), (own) => next({ ctx: own })),
);

/** A query of a person's figures finds that person in its first read; a mutation has guards of its own. */
const findAskedPerson = middleware(async ({ ctx, next, type, getRawInput }) => {
  const askedPerson = type === "query" ? personIn(await getRawInput()) : null;
  // A new `read` and `write`, of the same types.
  const asking: object = askedPerson === null ? {} : signedInOrByToken({ ...ctx, askedPerson });
  return next({ ctx: asking });
});

function personIn(input: unknown): string | null {
  if (typeof input !== "object" || input === null || !("holderId" in input)) return null;
  const { holderId } = input;
  return typeof holderId === "string" && holderId !== me ? holderId : null;
}

export const signedInProcedure = publicProcedure.use(requireSession).use(findAskedPerson);

/** Stays open to a session by password alone where a second factor is required: it sets one up, or needs none. */
export const oneFactorProcedure = publicProcedure
  .use(({ next }) => next({ ctx: { allowsOneFactor: true } }))
  .use(requireSession);
export const oneFactorPasswordProcedure = oneFactorProcedure.use(limitPasswordCalls);

/** @throws AppError auth/confirm-first; a demo account has nothing to confirm by */
function requireFresh(
  { clock }: Pick<SignedInContext, "clock">,
  { user, session }: Pick<SignedIn, "user" | "session">,
): void {
  if (user.demoUntil === null && !isFresh(session, clock()))
    throw new AppError("auth/confirm-first");
}

/** For what changes how the user signs in, or goes on without a session: answers 403 before 400 unless it is fresh. */
export const freshProcedure = signedInProcedure.use(async ({ ctx, next }) => {
  requireFresh(ctx, await ctx.read(() => ({})));
  return next();
});
export const freshPasswordProcedure = freshProcedure.use(limitPasswordCalls);

/**
 * For what adds a second factor: a `freshProcedure` that stays open to a session by password alone where one is
 * required.
 */
export const enrolProcedure = oneFactorProcedure.use(async ({ ctx, next }) => {
  requireFresh(ctx, await requireEnrolment(ctx));
  return next();
});
export const enrolPasswordProcedure = enrolProcedure.use(limitPasswordCalls);

/** For calls that can take a second: a user's run one after another. */
export const runInExpensiveQueue = async <Result>(
  { callerKey }: Pick<SignedInContext, "callerKey">,
  work: () => Promise<Result>,
): Promise<Result> => runExpensiveCall(await callerKey(), work);

export const expensiveProcedure = signedInProcedure.use(({ ctx, next }) =>
  runInExpensiveQueue(ctx, () => boundAnswers(ctx.caller, next)),
);

/** For what is no expensive call but can be a list of a thousand funds. */
export const listProcedure = signedInProcedure.use(async ({ ctx, next }) =>
  runListCall(await ctx.callerKey(), () => boundAnswers(ctx.caller, next)),
);

/** Takes a session or an access token of this scope. No other procedure takes a token. */
export const programProcedure = (needs: TokenScope) =>
  publicProcedure
    .meta({ scope: needs })
    .use(({ ctx, next }) => {
      const { bearer } = ctx;
      return answerSignedIn(
        signedInOrByToken({ ...ctx, bearer: bearer && { ...bearer, needs } }),
        (own) => next({ ctx: own }),
      );
    })
    .use(findAskedPerson)
    .use(({ ctx, next }) => runInExpensiveQueue(ctx, () => boundAnswers(ctx.caller, next)));

/**
 * The limits that calls count against. A user's calls are counted in the round trip of `read` for a
 * query, of `write` for a mutation; attempts where the use-case calls `countAttempt`.
 */
export const rateLimit = <const Limits extends readonly [Limit, ...Limit[]]>(...limits: Limits) =>
  middleware(({ ctx, next, type }) => {
    // A second call would replace the limits of the first.
    if (ctx.limits.length > 0) throw new Error("Limits are declared once for a procedure");
    const countedWith = type === "query" ? "reads" : "writes";
    // A new `read` and `write`, of the same types, that count.
    const limited: { limits: Limits } = limits.some(countsUser)
      ? { ...signedInOrByToken({ ...ctx, limits, countedWith }), limits }
      : { limits };
    return next({ ctx: limited });
  });

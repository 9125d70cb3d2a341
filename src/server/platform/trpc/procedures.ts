import { initTRPC, TRPCError } from "@trpc/server";
import type * as z from "zod/mini";
import { parseContract, type SentenceCodes } from "../../../shared/contract.ts";
import { AppError } from "../../../shared/errors.ts";
import type { CallLimit, CountedLimit } from "../limits/call-limit.ts";
import { readAsUser } from "../../auth/session.ts";
import type { RequestContext } from "../context.ts";
import { failureOf, reportFailure } from "../failure.ts";

const t = initTRPC.context<RequestContext>().create({
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => {
    const { appCode, message, fieldErrors } = failureOf(error);
    const { code, httpStatus } = shape.data;
    return {
      ...shape,
      message,
      data: { code, httpStatus, appCode, fieldErrors, requestId: ctx?.requestId },
    };
  },
});

/** Every failure leaves a procedure as the catalogue has it; what it has not is logged here and hidden. */
const namedFailures = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const failure = failureOf(result.error);
  reportFailure(ctx.log, failure, { path });
  throw new TRPCError({ code: failure.code, message: failure.message, cause: failure.error });
});

/** What tRPC calls a failure to read or accept an input. */
const inputRefusals: ReadonlySet<TRPCError["code"]> = new Set(["BAD_REQUEST", "PARSE_ERROR"]);

/**
 * Who is not signed in is told so before the input is judged. The session is checked with the use-case's own reads,
 * in one round trip; only where the input was refused does it need one of its own.
 */
const requireSession = t.middleware(async ({ ctx, next }) => {
  if (ctx.sessionToken === null) throw new AppError("auth/unauthenticated");
  const result = await next();
  if (!result.ok && inputRefusals.has(result.error.code)) await readAsUser(ctx, () => []);
  return result;
});

const withPassword = new WeakSet<RequestContext["caller"]>();

/** Hashing a password is made to cost: a batch of calls can have one that does. */
const onePassword = t.middleware(({ ctx, next }) => {
  if (withPassword.has(ctx.caller)) {
    throw new AppError("request/invalid", { message: "One sign-in at a time" });
  }
  withPassword.add(ctx.caller);
  return next();
});

export const router = t.router;

/** A procedure that anybody may call. */
export const publicProcedure = t.procedure.use(namedFailures);
export const publicPasswordProcedure = publicProcedure.use(onePassword);

/** A procedure that only a signed-in user may call. */
export const signedInProcedure = publicProcedure.use(requireSession);
export const signedInPasswordProcedure = signedInProcedure.use(onePassword);

/**
 * Bounds how often one user may call a procedure. Procedures under one name are counted together: a query with its
 * reads, a mutation with its writes, in the same round trip.
 */
export const rateLimit = (limit: CallLimit) =>
  t.middleware(({ next, type }) => {
    const callLimit: CountedLimit = {
      ...limit,
      countedWith: type === "query" ? "reads" : "writes",
    };
    return next({ ctx: { callLimit } });
  });

/**
 * A procedure's input by its contract.
 * @param options.codes which sentences are failures of their own
 * @param options.missing the failure where nothing was sent at all
 */
export const contract =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    options: { codes?: SentenceCodes; missing?: AppError["appCode"] } = {},
  ) =>
  (input: unknown): z.output<Schema> => {
    if (input == null && options.missing) throw new AppError(options.missing);
    return parseContract(schema, input ?? {}, options.codes);
  };

/** The input of a procedure that takes none. */
export const noInput = (input: unknown): void => {
  const isNothing = input == null || (typeof input === "object" && Object.keys(input).length === 0);
  if (!isNothing) throw new AppError("request/invalid", { message: "This call takes no input" });
};

import { initTRPC, TRPCError } from "@trpc/server";
import type * as z from "zod/mini";
import { parseContract } from "../../../shared/parse-contract.ts";
import type { TokenScope } from "../../../shared/auth/access-tokens/schema.ts";
import { AppError, type AppCode } from "../../../shared/errors.ts";
import type { RequestContext } from "../context.ts";
import { toFailure, logFailure } from "../failure.ts";
import { timed } from "../counting/metric-families.ts";
import { runPasswordCall } from "../limits/password-calls.ts";
import { countOutcome, timeCall } from "../counting/metrics.ts";

const t = initTRPC
  .context<RequestContext>()
  .meta<{ scope?: TokenScope }>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const { appCode, message, fieldErrors, refusals, values, template } = toFailure(error);
      const { code, httpStatus } = shape.data;
      const requestId = ctx?.requestId;
      return {
        ...shape,
        message,
        data: { code, httpStatus, appCode, fieldErrors, refusals, values, template, requestId },
      };
    },
  });

const mapFailures = t.middleware(async ({ ctx, path, next }) => {
  const observe = (milliseconds: number) => timeCall({ procedure: path }, milliseconds);
  const result = await timed(observe, () => next());
  if (result.ok) {
    countOutcome({ procedure: path, outcome: "ok" });
    return result;
  }
  const failure = toFailure(result.error);
  countOutcome({ procedure: path, outcome: failure.appCode });
  logFailure(ctx.log, failure, { path });
  throw new TRPCError({ code: failure.code, message: failure.message, cause: failure.error });
});

const passwordCallers = new WeakSet<RequestContext["caller"]>();

/** Hashing a password is expensive: a batch of calls may contain only one, and few run at a time. */
export const limitPasswordCalls = t.middleware(({ ctx, next }) => {
  if (passwordCallers.has(ctx.caller)) {
    throw new AppError("request/invalid", { message: "Only one sign-in per request" });
  }
  passwordCallers.add(ctx.caller);
  return runPasswordCall(() => next());
});

export const { router, middleware } = t;

export const publicProcedure = t.procedure.use(mapFailures);
export const publicPasswordProcedure = publicProcedure.use(limitPasswordCalls);

export const contract =
  <Schema extends z.ZodMiniType>(schema: Schema, missing?: AppCode) =>
  (input: unknown): z.output<Schema> => {
    if (input == null && missing !== undefined) throw new AppError(missing);
    return parseContract(schema, input ?? {});
  };

/**
 * Declares a procedure's output. It is not checked at run time, which would be slow for thousands of rows: the compiler
 * checks use-cases by it, and tests check responses.
 */
export const outputs =
  <Output>() =>
  (output: unknown): Output =>
    output as Output;

export const noInput = (input: unknown): void => {
  const isEmpty = input == null || (typeof input === "object" && Object.keys(input).length === 0);
  if (!isEmpty) throw new AppError("request/invalid", { message: "This procedure takes no input" });
};

/** Runs a use-case with the request's context and the input that its contract passed. */
export const resolver =
  <Context, Input, Result>(useCase: (ctx: Context, input: Input) => Result) =>
  ({ ctx, input }: { ctx: Context; input: Input }): Result =>
    useCase(ctx, input);

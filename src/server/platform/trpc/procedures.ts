import { initTRPC, TRPCError } from "@trpc/server";
import type * as z from "zod/mini";
import { parseContract } from "../../../shared/contract.ts";
import { AppError, type AppCode } from "../../../shared/errors.ts";
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

/** Maps every failure to the catalogue; an unknown one is logged here and masked. */
const mapFailures = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const failure = failureOf(result.error);
  reportFailure(ctx.log, failure, { path });
  throw new TRPCError({ code: failure.code, message: failure.message, cause: failure.error });
});

const withPassword = new WeakSet<RequestContext["caller"]>();

/** Hashing a password is expensive by design: a batch of calls may contain one. */
export const onePasswordCall = t.middleware(({ ctx, next }) => {
  if (withPassword.has(ctx.caller)) {
    throw new AppError("request/invalid", { message: "Only one sign-in per request" });
  }
  withPassword.add(ctx.caller);
  return next();
});

export const { router, middleware } = t;

/** A procedure that anybody may call; its context has no user. */
export const publicProcedure = t.procedure.use(mapFailures);
export const publicPasswordProcedure = publicProcedure.use(onePasswordCall);

/**
 * A procedure's input by its contract.
 * @param missing the failure where no input was sent at all
 */
export const contract =
  <Schema extends z.ZodMiniType>(schema: Schema, missing?: AppCode) =>
  (input: unknown): z.output<Schema> => {
    if (input == null && missing !== undefined) throw new AppError(missing);
    return parseContract(schema, input ?? {});
  };

/** The input of a procedure that takes none. */
export const noInput = (input: unknown): void => {
  const isNothing = input == null || (typeof input === "object" && Object.keys(input).length === 0);
  if (!isNothing)
    throw new AppError("request/invalid", { message: "This procedure takes no input" });
};

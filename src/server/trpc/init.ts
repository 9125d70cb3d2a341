import { initTRPC, TRPCError } from "@trpc/server";
import type * as z from "zod/mini";
import { parseContract, type SentenceCodes } from "../../shared/contract.ts";
import { AppError } from "../../shared/errors.ts";
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

export const router = t.router;
export const procedure = t.procedure.use(namedFailures);

const withPassword = new WeakSet<RequestContext>();

/** A procedure that hashes a password, which is made to cost: a batch of calls can have one. */
export const passwordProcedure = procedure.use(({ ctx, next }) => {
  if (withPassword.has(ctx)) {
    throw new AppError("request/invalid", { message: "One sign-in at a time" });
  }
  withPassword.add(ctx);
  return next();
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

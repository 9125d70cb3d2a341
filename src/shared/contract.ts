import type * as z from "zod/mini";
import { AppError, isAppCode, type AppCode, type FieldErrors } from "./errors.ts";

/** Marks a check's failure as one of the error catalogue's: it travels in the issue's params. */
export const withCode = (appCode: AppCode | undefined) =>
  appCode === undefined ? {} : { params: { appCode } };

/** A refused field: the sentence to show, and the catalogue's code where the failure has one of its own. */
export type FieldRefusal = { message: string; appCode: AppCode | undefined };

/** An answer names unknown keys, but only so many and so much of each. */
const maxUnknownKeys = 20;
const maxKeyLength = 100;

/**
 * The first refusal of each field, in the contract's order. A nested field goes by its own name; what concerns the
 * whole input is under "".
 */
export function fieldRefusals(error: z.core.$ZodError): Map<string, FieldRefusal> {
  const refusals = new Map<string, FieldRefusal>();
  const add = (field: string, refusal: FieldRefusal) => {
    if (!refusals.has(field)) refusals.set(field, refusal);
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, maxUnknownKeys)) {
        add(key.slice(0, maxKeyLength), { message: "This field is not known", appCode: undefined });
      }
    } else {
      add(String(issue.path.at(-1) ?? ""), { message: issue.message, appCode: codeOf(issue) });
    }
  }
  return refusals;
}

const codeOf = (issue: z.core.$ZodIssue): AppCode | undefined => {
  const appCode: unknown = issue.code === "custom" ? issue.params?.["appCode"] : undefined;
  return isAppCode(appCode) ? appCode : undefined;
};

/** The first sentence for each refused field. */
export const fieldErrorsOf = (error: z.core.$ZodError): FieldErrors =>
  Object.fromEntries([...fieldRefusals(error)].map(([field, { message }]) => [field, message]));

/**
 * Checks an input against its contract.
 * @throws AppError with a sentence for each refused field, by the first code that a refusal has, else request/invalid
 */
export function parseContract<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const refusals = [...fieldRefusals(result.error).values()];
  const fieldErrors = fieldErrorsOf(result.error);
  const appCode = refusals.find((refusal) => refusal.appCode !== undefined)?.appCode;
  throw appCode === undefined
    ? new AppError("request/invalid", { message: refusals[0]?.message, fieldErrors })
    : new AppError(appCode, { fieldErrors });
}

import type * as z from "zod/mini";
import { fieldIssues, toFieldErrors } from "./contract.ts";
import { AppError, isAppCode } from "./errors.ts";

/**
 * Checks an input against its contract.
 * @throws AppError with a message for each rejected field and the places of rejected items, by the first issue's code, else
 * request/invalid
 */
export function parseContract<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues = [...fieldIssues(result.error).values()];
  const refused = { fieldErrors: toFieldErrors(result.error), items: refusedItems(result.error) };
  const appCode = issues.map((issue) => issue.appCode).find(isAppCode);
  throw appCode === undefined
    ? new AppError("request/invalid", { message: issues[0]?.message, ...refused })
    : new AppError(appCode, refused);
}

/** The indexes of the rejected items in the input's `items`. */
function refusedItems(error: z.core.$ZodError): readonly number[] | undefined {
  const places = error.issues.flatMap(({ path: [field, place] }) =>
    field === "items" && typeof place === "number" ? [place] : [],
  );
  return places.length === 0 ? undefined : [...new Set(places)];
}

import type * as z from "zod/mini";
import { AppError, isAppCode, type AppCode, type FieldErrors } from "./errors.ts";

export const withCode = (appCode: AppCode | undefined) =>
  appCode === undefined ? {} : { params: { appCode } };

type FieldIssue = { message: string; appCode: AppCode | undefined };

const maxUnknownKeys = 20;
const maxKeyLength = 100;

export function fieldIssues(error: z.core.$ZodError): Map<string, FieldIssue> {
  const issues = new Map<string, FieldIssue>();
  const add = (field: string, issue: FieldIssue) => {
    if (!issues.has(field)) issues.set(field, issue);
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, maxUnknownKeys)) {
        add(key.slice(0, maxKeyLength), { message: "Unknown field", appCode: undefined });
      }
    } else {
      add(String(issue.path.at(-1) ?? ""), { message: issue.message, appCode: codeOf(issue) });
    }
  }
  return issues;
}

const codeOf = (issue: z.core.$ZodIssue): AppCode | undefined => {
  const appCode: unknown = issue.code === "custom" ? issue.params?.["appCode"] : undefined;
  return isAppCode(appCode) ? appCode : undefined;
};

export const toFieldErrors = (error: z.core.$ZodError): FieldErrors =>
  Object.fromEntries([...fieldIssues(error)].map(([field, { message }]) => [field, message]));

/** The indexes of the rejected items in the input's `items`. */
function refusedItems(error: z.core.$ZodError): readonly number[] | undefined {
  const places = error.issues.flatMap(({ path: [field, place] }) =>
    field === "items" && typeof place === "number" ? [place] : [],
  );
  return places.length === 0 ? undefined : [...new Set(places)];
}

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
  const appCode = issues.find((issue) => issue.appCode !== undefined)?.appCode;
  throw appCode === undefined
    ? new AppError("request/invalid", { message: issues[0]?.message, ...refused })
    : new AppError(appCode, refused);
}

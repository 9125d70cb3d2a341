import type * as z from "zod/mini";
import type { AppCode, FieldErrors } from "./errors.ts";

export const withCode = (appCode: AppCode | undefined) =>
  appCode === undefined ? {} : { params: { appCode } };

/** `appCode` as `withCode` has set it. */
type FieldIssue = { message: string; appCode: unknown };

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

const codeOf = (issue: z.core.$ZodIssue): unknown =>
  issue.code === "custom" ? issue.params?.["appCode"] : undefined;

export const toFieldErrors = (error: z.core.$ZodError): FieldErrors =>
  Object.fromEntries([...fieldIssues(error)].map(([field, { message }]) => [field, message]));

import type * as z from "zod/mini";
import { AppError, type AppCode, type FieldErrors } from "./errors.ts";

/** Sentences of a contract that stand for a failure with a code of its own. */
export type SentenceCodes = Readonly<Record<string, AppCode>>;

/**
 * The first sentence for each refused field, in the contract's order. A field of a part of the input goes by its own
 * name; what concerns the whole input is under "".
 */
export function fieldErrorsOf(error: z.core.$ZodError): FieldErrors {
  const sentences = new Map<string, string>();
  const say = (field: string, sentence: string) => {
    if (!sentences.has(field)) sentences.set(field, sentence);
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, mostKeys)) {
        say(key.slice(0, longestKey), "This field is not known");
      }
    } else {
      say(String(issue.path.at(-1) ?? ""), issue.message);
    }
  }
  return Object.fromEntries(sentences);
}

/** Unknown keys are named in the answer, but neither all of a thousand nor at any length. */
const mostKeys = 20;
const longestKey = 100;

/**
 * Checks an input against its contract.
 * @param codes which of the contract's sentences are failures of their own; the others are `request/invalid`
 * @throws AppError with a sentence for each refused field
 */
export function parseContract<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  codes: SentenceCodes = {},
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fieldErrors = fieldErrorsOf(result.error);
  const sentences = Object.values(fieldErrors);
  const known = sentences.find((sentence) => Object.hasOwn(codes, sentence));
  const appCode = known === undefined ? undefined : codes[known];
  throw appCode === undefined
    ? new AppError("request/invalid", { message: sentences[0], fieldErrors })
    : new AppError(appCode, { fieldErrors });
}

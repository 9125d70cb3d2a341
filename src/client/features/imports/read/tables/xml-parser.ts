import { Parser } from "saxen";
import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";

/** Of a tag, as they stand in the file: their entities are not decoded. */
export type Attributes = Record<string, string>;

/** A broken file must not be read in part. */
export function xmlParser(): Parser {
  const parser = new Parser();
  parser.on("error", (error) => {
    throw error instanceof UnreadableFileError
      ? error
      : new UnreadableFileError("not-readable", { cause: error });
  });
  return parser;
}

/** A name can have a prefix: "x:sheet". */
export const localName = (tag: string): string => tag.slice(tag.indexOf(":") + 1);

export const isTrue = (value: string | undefined): boolean => value === "1" || value === "true";

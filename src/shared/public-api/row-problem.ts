import type { AppCode } from "../errors.ts";

/** What is wrong with one field that a program sent, at a JSON pointer (RFC 6901). */
export type RowProblem = { pointer: string; code: AppCode; message: string };

import * as z from "zod/mini";
import { codePattern, maxCodeLength } from "./scheme-code.ts";

const error = "An AMFI code has up to 10 digits, or is SIF- with up to 6";

export const schemeCodeField = z
  .string({ error: "The AMFI code must be text" })
  .check(
    z.maxLength(maxCodeLength, { error, abort: true }),
    z.toUpperCase(),
    z.regex(codePattern, { error }),
  );

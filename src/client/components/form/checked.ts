import type * as z from "zod/mini";
import { toFieldErrors } from "../../../shared/contract.ts";
import type { Read } from "./use-form.ts";

type Result<Input> = { success: true; data: Input } | { success: false; error: z.core.$ZodError };

export const checked = <Input>(result: Result<Input>): Read<Input> =>
  result.success ? { input: result.data } : { errors: toFieldErrors(result.error) };

import * as z from "zod/mini";
import type { Skipped } from "../../shared/sips/skipped.ts";

const stored = z.array(z.object({ dueDate: z.string(), importId: z.nullable(z.string()) }));

export const readSkipped = (json: string): Skipped[] => stored.parse(JSON.parse(json));

export const storedSkipped = (skipped: readonly Skipped[]): string => JSON.stringify(skipped);

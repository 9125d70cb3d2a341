import * as z from "zod/mini";
import type { EarlierTerms } from "../../shared/sips/due-dates.ts";

const stored = z.array(
  z.object({
    amount: z.number(),
    day: z.int(),
    from: z.string(),
    stepUp: z.nullable(z.number()),
    before: z.string(),
  }),
);

export const readEarlierTerms = (json: string): EarlierTerms[] => stored.parse(JSON.parse(json));

export const storedEarlierTerms = (earlier: readonly EarlierTerms[]): string =>
  JSON.stringify(earlier);

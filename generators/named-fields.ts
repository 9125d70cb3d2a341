import * as z from "zod/mini";
import { nameOfField } from "../src/server/programs/plain-routes.ts";

const texts: Readonly<Record<string, string>> = {
  holder: "One person's figures: `me`, or a person's id. Everyone's where it is left out.",
  fund: "The fund's id.",
  category: "Of one category.",
  from: "The first day, YYYY-MM-DD.",
  to: "The last day, YYYY-MM-DD.",
  cursor: "`nextCursor` of the page before.",
  limit: "How many on a page, at most 500.",
  id: "The fund's id.",
  year: "A financial year such as 2025-26.",
  units: "How many units to sell.",
  amount: "How many rupees to sell for, at the fund's NAV.",
  on: "The day of the sale, YYYY-MM-DD; today where it is left out.",
  codes: "AMFI's codes of the schemes, at most five.",
};

/** The fields of a contract by the names that programs use, each with a description. */
export const namedFields = (shape: Readonly<Record<string, z.ZodMiniType>>) =>
  Object.entries(shape).map(([field, schema]) => {
    const name = nameOfField(field);
    const text = texts[name];
    if (text === undefined) throw new Error(`The parameter ${name} is not described`);
    return [name, schema.check(z.describe(text))] as const;
  });

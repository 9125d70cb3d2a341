import * as z from "zod/mini";
import { nameOfField } from "../src/server/public-api/procedures/plain-routes.ts";

const texts: Readonly<Record<string, string>> = {
  holder: "Whose figures: `me`, or a person's id. Without it, everyone's.",
  fund: "The fund's id.",
  category: "Only this category.",
  from: "The first day, YYYY-MM-DD.",
  to: "The last day, YYYY-MM-DD.",
  cursor: "The `nextCursor` of the previous page.",
  limit: "The most on a page, up to 500.",
  id: "The fund's id.",
  year: "A financial year, such as 2025-26.",
  units: "How many units to sell.",
  amount: "How many rupees' worth to sell, at the fund's NAV.",
  on: "The day, YYYY-MM-DD; of a sale, today without it.",
  words: "Words of the scheme's name, or its code or ISIN.",
  code: "AMFI's code of the scheme.",
  codes: "AMFI's codes of up to five schemes.",
};

/** The fields of a contract by the names that programs use, each with a description. */
export const namedFields = (shape: Readonly<Record<string, z.ZodMiniType>>) =>
  Object.entries(shape).map(([field, schema]) => {
    const name = nameOfField(field);
    const text = texts[name];
    if (text === undefined) throw new Error(`The parameter ${name} is not described`);
    return [name, schema.check(z.describe(text))] as const;
  });

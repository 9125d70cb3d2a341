import * as z from "zod/mini";

/** Fields of responses to programs; the OpenAPI description shows their texts and units. */
export const text = (what: string) => z.string().check(z.describe(what));
export const flag = (what: string) => z.boolean().check(z.describe(what));
export const count = (what: string) => z.number().check(z.describe(what));
export const rupees = (what: string) =>
  z.number().check(z.describe(`${what}. Rupees, at most 2 decimals.`));
export const units = (what: string) =>
  z.number().check(z.describe(`${what}. Units, at most 6 decimals.`));
export const perUnit = (what: string) =>
  z.number().check(z.describe(`${what}. Rupees a unit, at most 8 decimals.`));
export const fraction = (what: string) =>
  z.number().check(z.describe(`${what}. A fraction, not rounded: 0.1234 is 12.34 %.`));
export const date = (what: string) => z.string().check(z.describe(`${what}. YYYY-MM-DD.`));
export const moment = (what: string) => z.string().check(z.describe(`${what}. ISO 8601, UTC.`));

export const asOf = z.nullable(date("The day of the newest NAVs that are known; null without any"));
export const leftOutCount = count("How many funds these figures leave out");

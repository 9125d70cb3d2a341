import type { DecimalText } from "../money.ts";
import { scaled } from "../rounding.ts";

/**
 * Whole paise and millionths of a unit: integers that a number holds exactly, so that a replay of
 * thousands of transactions needs no decimals. The contracts keep both within 15 digits.
 */
export type Paise = number;
export type MicroUnits = number;

export const toPaise = (rupees: number | DecimalText): Paise => scaled(Number(rupees), 2);
export const toMicroUnits = (units: number | DecimalText): MicroUnits => scaled(Number(units), 6);
export const fromPaise = (paise: Paise): number => paise / 100;
export const fromMicroUnits = (microUnits: MicroUnits): number => microUnits / 1_000_000;

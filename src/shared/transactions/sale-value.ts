import type { Paise } from "./fixed-point.ts";

/**
 * The proceeds of a sale, less its exit load: STT is not deductible, and TDS is a credit at the tax office, so neither
 * lowers its gain. The tax report counts the same.
 */
export const saleValue = ({ amount, stt, tds }: Record<"amount" | "stt" | "tds", Paise>): Paise =>
  amount + stt + tds;

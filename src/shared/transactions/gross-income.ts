import type { Paise } from "./fixed-point.ts";

/** Of an IDCW, before TDS and the stamp duty of what it bought. */
export const grossIncome = ({
  amount,
  stampDuty,
  tds,
}: Record<"amount" | "stampDuty" | "tds", Paise>): Paise => amount + stampDuty + tds;

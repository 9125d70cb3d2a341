import type { Paise } from "../transactions/fixed-point.ts";
import type { TaxEntry } from "./taxed-fund.ts";

export const isIncome = ({ type }: Pick<TaxEntry, "type">): boolean =>
  type === "idcw-payout" || type === "idcw-reinvestment";

/** Before TDS and the stamp duty of what it bought. */
export const grossIncome = ({ amount, stampDuty, tds }: TaxEntry): Paise =>
  amount + stampDuty + tds;

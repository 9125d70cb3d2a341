import type { TransactionType } from "../transactions/types.ts";

type Isins = {
  /** Of units that grow or pay out. */
  isin: string | null;
  reinvestmentIsin: string | null;
};

/**
 * The ISIN of a fund's units: AMFI lists a scheme's reinvestment option beside the one that pays out, and the units of
 * each have their own.
 * @param types of the fund's transactions
 * @returns null where it is not known, as where the fund did both: its units changed from one option to the other
 */
export function isinOfUnits(
  { isin, reinvestmentIsin }: Isins,
  types: ReadonlySet<TransactionType>,
): string | null {
  if (isin === null || reinvestmentIsin === null) return isin ?? reinvestmentIsin;
  if (!types.has("idcw-reinvestment")) return isin;
  return types.has("idcw-payout") ? null : reinvestmentIsin;
}

import { fromPaise, toPaise } from "../transactions/fixed-point.ts";
import type { Performance } from "./schema.ts";

/** Rupees; together they are `total`. */
type GainParts = {
  /** Of the units that are held. */
  pnl: number;
  realised: number;
  dividends: number;
  /** 0 or less. */
  stt: number;
  /** Gains of transfers, mergers and corrections without a sale. */
  other: number;
  total: number;
};

/** The parts of the total gain; null if it is not known. */
export function gainParts({
  value,
  invested,
  realised,
  dividends,
  stt,
  totalGain,
}: Performance): GainParts | null {
  if (value === null || totalGain === null) return null;
  const pnl = toPaise(value) - toPaise(invested);
  const other = toPaise(totalGain) - pnl - toPaise(realised) - toPaise(dividends) + toPaise(stt);
  return {
    pnl: fromPaise(pnl),
    realised,
    dividends,
    stt: 0 - stt,
    other: fromPaise(other),
    total: totalGain,
  };
}

import { fromPaise, type Paise } from "../../transactions/fixed-point.ts";
import type { SoldPart } from "../fund-sales.ts";
import type { TaxSection } from "../rules/tax-rules.ts";
import type { TaxedFund } from "../taxed-fund.ts";
import type { FundGains } from "./report-types.ts";

export function gainsOfFund(
  { id, schemeName, folioNumber }: TaxedFund,
  lots: readonly SoldPart[],
): FundGains {
  const sections = new Map<TaxSection, { lots: number; gain: Paise; certain: boolean }>();
  for (const { section, gain, certain } of lots) {
    const sum = sections.get(section) ?? { lots: 0, gain: 0, certain: true };
    sum.lots += 1;
    sum.gain += gain;
    sum.certain &&= certain;
    sections.set(section, sum);
  }
  return {
    fundId: id,
    schemeName,
    folioNumber,
    lots: lots.length,
    gain: fromPaise(lots.reduce((sum, { gain }) => sum + gain, 0)),
    certain: lots.every(({ certain }) => certain),
    usesFmv: lots.some(({ fmvPerUnit }) => fmvPerUnit !== null),
    bySection: [...sections].map(([section, sum]) => ({
      section,
      ...sum,
      gain: fromPaise(sum.gain),
    })),
  };
}

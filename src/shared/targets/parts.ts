import { roundTo } from "../rounding.ts";
import { fromPaise, type Paise } from "../transactions/fixed-point.ts";
import type { AssetKind } from "../schemes/asset-kind.ts";
import type { PartView, AllocationTarget, TargetPart } from "./schema.ts";

export type PlacedFund = {
  id: string;
  holderId: string | null;
  category: string;
  kind: AssetKind | null;
  /** null: no NAV is known. */
  value: Paise | null;
};

/** A part with its funds, which all have a value. */
export type FilledPart<Fund> = TargetPart & {
  value: Paise;
  funds: (Fund & { value: Paise })[];
};

type Filled<Fund> = {
  parts: FilledPart<Fund>[];
  leftOut: { fundId: string; reason: "no-nav" | "unknown-kind" }[];
};

/**
 * Puts each fund into its part. Percentages are of everything held, so whatever is in no part of the target becomes a
 * part of its own, at 0 percent.
 */
export function fillParts<Fund extends PlacedFund>(
  { by, parts }: AllocationTarget,
  funds: readonly Fund[],
): Filled<Fund> {
  const filled = new Map<string, FilledPart<Fund>>(
    parts.map((part) => [part.name, { ...part, value: 0, funds: [] }]),
  );
  const leftOut: Filled<Fund>["leftOut"] = [];
  for (const fund of funds) {
    const { value } = fund;
    const name = by === "kind" ? fund.kind : fund.category;
    if (value === null) leftOut.push({ fundId: fund.id, reason: "no-nav" });
    else if (name === null) leftOut.push({ fundId: fund.id, reason: "unknown-kind" });
    else {
      const part = filled.get(name) ?? { name, percent: 0, value: 0, funds: [] };
      part.value += value;
      part.funds.push({ ...fund, value });
      filled.set(name, part);
    }
  }
  return { parts: [...filled.values()], leftOut };
}

/** Shares and drifts in percent with 2 decimals, half away from zero; 0 where nothing is held. */
export function partViews(parts: readonly (TargetPart & { value: Paise })[]): {
  value: number;
  parts: PartView[];
} {
  const total = sumOf(parts);
  return {
    value: fromPaise(total),
    parts: parts.map(({ name, percent, value }) => {
      const share = total === 0 ? 0 : roundTo((100 * value) / total, 2);
      return { name, percent, value: fromPaise(value), share, drift: roundTo(share - percent, 2) };
    }),
  };
}

type Bands = Pick<AllocationTarget, "band" | "relativeBand">;

/**
 * The points that a part may be off: the band, or the relative band's share of its percentage if that is less, as in the
 * 5/25 rule. A part without a percentage has no share to take.
 */
export function bandOf({ percent }: Pick<TargetPart, "percent">, { band, relativeBand }: Bands) {
  if (relativeBand === null || percent === 0) return band;
  return Math.min(band, roundTo((percent * relativeBand) / 100, 4));
}

export const isOutsideBand = (part: Pick<PartView, "percent" | "drift">, bands: Bands): boolean =>
  Math.abs(part.drift) > bandOf(part, bands);

/** Whether no part is outside its band: nothing needs to be sold then. */
export const isWithinBands = (
  parts: readonly (TargetPart & { value: Paise })[],
  bands: Bands,
): boolean => partViews(parts).parts.every((part) => !isOutsideBand(part, bands));

export const sumOf = (parts: readonly { value: Paise }[]): Paise =>
  parts.reduce((sum, { value }) => sum + value, 0);

import { decimalPlaces } from "../../../shared/money.ts";
import { formatNumber, parseAmount } from "../../../shared/number-format.ts";
import { roundTo } from "../../../shared/rounding.ts";
import { assetKinds } from "../../../shared/schemes/asset-kind.ts";
import { usualBand, usualRelativeBand } from "../../../shared/targets/limits.ts";
import {
  setTargetsInput,
  type AllocationTarget,
  type TargetsView,
} from "../../../shared/targets/schema.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { t } from "../../language/text.ts";
import { holderInput } from "../holders/holder-input.ts";

export type TargetDraft = {
  by: AllocationTarget["by"];
  band: string;
  hasRelativeBand: boolean;
  relativeBand: string;
  /** Percent by the part's name. */
  percents: Readonly<Record<string, string>>;
};

/** The parts that can be given a percentage: all kinds, or the user's own categories. */
export const partNames = (
  { by, percents }: TargetDraft,
  categories: readonly string[],
): readonly string[] =>
  by === "kind" ? assetKinds : [...new Set([...categories, ...Object.keys(percents)])];

/** The stored target, else what is held now by kind, in whole percents. */
export function targetDraftOf({ by, band, relativeBand, parts, isSet }: TargetsView): TargetDraft {
  return {
    by,
    band: String(isSet ? band : usualBand),
    hasRelativeBand: relativeBand !== null,
    relativeBand: String(relativeBand ?? usualRelativeBand),
    percents: Object.fromEntries(
      isSet
        ? parts
            .filter(({ percent }) => percent > 0)
            .map(({ name, percent }) => [name, String(percent)])
        : wholeShares(parts).map(({ name, share }) => [name, String(share)]),
    ),
  };
}

/** Whole percents that add up to 100: the largest takes what rounding leaves. */
function wholeShares(parts: TargetsView["parts"]): { name: string; share: number }[] {
  const rounded = parts
    .map(({ name, share }) => ({ name, share: roundTo(share, 0) }))
    .toSorted((one, other) => other.share - one.share);
  const rest = 100 - rounded.reduce((sum, { share }) => sum + share, 0);
  return rounded
    .map(({ name, share }, index) => ({ name, share: index === 0 ? share + rest : share }))
    .filter(({ share }) => share > 0);
}

export const totalOfDraft = ({ percents }: TargetDraft, names: readonly string[]): number =>
  roundTo(
    names.reduce((sum, name) => sum + (parseAmount(percents[name] ?? "") ?? 0), 0),
    2,
  );

/** Whether a percentage field is one that the contract's error is about. */
export function isRefusedPercent(text: string): boolean {
  if (text.trim() === "") return false;
  const percent = parseAmount(text);
  return percent === null || percent < 0 || percent > 100 || decimalPlaces(percent) > 2;
}

export function togetherText(total: number): string {
  const together = t("Together {total} of 100%", { total: percentText(total) });
  const percent = percentText(Math.abs(100 - total));
  if (total === 100) return together;
  return [
    together,
    total < 100 ? t("{percent}% is left", { percent }) : t("{percent}% too much", { percent }),
  ].join(" · ");
}

const percentText = (percent: number): string => formatNumber(percent, { max: 2 });

/** Checked by the contract, which refuses NaN. A part without a percentage is left out. */
export const parseTargetDraft = (
  holder: HolderFilter,
  { by, band, hasRelativeBand, relativeBand, percents }: TargetDraft,
  names: readonly string[],
) =>
  setTargetsInput.safeParse({
    ...holderInput(holder),
    by,
    band: parseAmount(band) ?? Number.NaN,
    relativeBand: hasRelativeBand ? (parseAmount(relativeBand) ?? Number.NaN) : null,
    parts: names
      .filter((name) => (percents[name] ?? "").trim() !== "")
      .map((name) => ({ name, percent: parseAmount(percents[name] ?? "") ?? Number.NaN })),
  });

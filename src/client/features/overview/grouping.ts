import type { Fund, FundList } from "../../../shared/funds/schema.ts";
import type { SchemeKind } from "../../../shared/schemes/suggested-categories.ts";
import { categoryName } from "../../language/category-names.ts";
import { t } from "../../language/text.ts";

export const groupings = ["category", "kind", "house"] as const;
export type Grouping = (typeof groupings)[number];

/** By kind, ELSS count as equity and liquid funds as debt: a kind says what a fund invests in. */
const assets: Partial<Record<SchemeKind, SchemeKind>> = { elss: "equity", liquid: "debt" };
const unknown = "";

export function grouping(by: Grouping, facts: FundList["facts"]) {
  if (by === "category") {
    return { groupOf: ({ category }: Fund): string => category, nameOf: categoryName };
  }
  if (by === "kind") {
    const groupOf = ({ id }: Fund): string => {
      const kind = facts?.[id]?.kind ?? null;
      return kind === null ? unknown : (assets[kind] ?? kind);
    };
    return { groupOf, nameOf: (kind: string) => categoryName(kind === unknown ? "other" : kind) };
  }
  return {
    groupOf: ({ id }: Fund): string => facts?.[id]?.fundHouse ?? unknown,
    nameOf: (house: string) =>
      house === unknown ? t("Others") : house.replace(/ mutual fund$/i, ""),
  };
}

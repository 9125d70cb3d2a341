import type { AssetKind } from "../schemes/asset-kind.ts";
import { suggestedCategory } from "../schemes/suggested-category.ts";
import type { SchemeClass } from "../tax/rules/tax-rules.ts";
import { classOfScheme, foreignDebt, type ClassReason } from "../tax/scheme-class.ts";

type Scheme = { heading: string | null; schemeName: string; amfiCode: string | null };

/** The user's answers about a scheme: its kind, and how it is taxed. */
export type SaidOfScheme = { kind: AssetKind | null; class: SchemeClass | null };

type KindOfScheme = {
  /** null: not known until the user says. */
  kind: AssetKind | null;
  isChosen: boolean;
};

/** Where AMFI's category leaves open what a scheme holds, tax asks the same question. */
const sameQuestion: ReadonlySet<ClassReason> = new Set([
  "no-category",
  "fund-of-funds",
  "specialised",
]);

/**
 * The kind of a scheme: by the user's answer, else by AMFI's category and its name. If the category leaves both open,
 * the user's answer about tax counts: a specified fund holds debt. A policy, or anything else in no list of schemes, is
 * `other`.
 */
export function kindOfScheme(
  { heading, schemeName, amfiCode }: Scheme,
  said: SaidOfScheme = { kind: null, class: null },
): KindOfScheme {
  if (said.kind !== null) return { kind: said.kind, isChosen: true };
  const byTax = kindByTax(classOfScheme(heading, schemeName, amfiCode).reason, said.class);
  if (byTax !== null) return { kind: byTax, isChosen: true };
  if (heading === null) return { kind: amfiCode === null ? "other" : null, isChosen: false };
  return { kind: kindByCategory(heading, schemeName), isChosen: false };
}

function kindByTax(reason: ClassReason, said: SchemeClass | null): AssetKind | null {
  if (said === null || said === "other" || !sameQuestion.has(reason)) return null;
  return said === "equity" ? "equity" : "debt";
}

function kindByCategory(heading: string, schemeName: string): AssetKind | null {
  switch (suggestedCategory(heading, schemeName)) {
    case "equity":
    case "elss":
      return "equity";
    case "international":
      return foreignDebt.test(schemeName) ? "debt" : "equity";
    case "debt":
    case "liquid":
      return "debt";
    case "hybrid":
      return "hybrid";
    case "gold":
    case "silver":
      return "gold";
    case null:
      return null;
  }
}

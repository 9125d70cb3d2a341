/** The categories offered for a scheme. A user may type one of their own instead. */
export const suggestedCategories = [
  "equity",
  "elss",
  "debt",
  "liquid",
  "hybrid",
  "gold",
  "silver",
  "international",
] as const;
export type SchemeKind = (typeof suggestedCategories)[number];

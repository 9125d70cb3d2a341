/** What a scheme invests in; `gold` has silver too. */
export const assetKinds = ["equity", "debt", "hybrid", "gold", "other"] as const;
export type AssetKind = (typeof assetKinds)[number];

/** Kinds of assets that schemes invest in; `gold` includes silver. */
export const assetKinds = ["equity", "debt", "hybrid", "gold", "other"] as const;
export type AssetKind = (typeof assetKinds)[number];

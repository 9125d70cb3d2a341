import type { Harvest } from "../../../../shared/tax/selling/selling-types.ts";

type Named = Pick<Harvest["gains"][number], "fundId" | "schemeName" | "folioNumber" | "certain">;

/** Adds the folio where rows of several folios of a scheme are listed, and * where a row is not certain. */
export function namesIn({ gains, losses, unreachableLosses, soonLongTerm }: Harvest) {
  const rows: readonly Named[] = [...gains, ...losses, ...unreachableLosses, ...soonLongTerm];
  return ({ fundId, schemeName, folioNumber, certain }: Named): string => {
    const isAlone = rows.every((row) => row.schemeName !== schemeName || row.fundId === fundId);
    return `${isAlone ? schemeName : `${schemeName} (${folioNumber})`}${certain ? "" : "*"}`;
  };
}

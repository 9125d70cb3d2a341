import type { Fund } from "../../../shared/funds/schema.ts";
import { t } from "../../language/text.ts";
import { holderNameOf, type HolderNames } from "./list/fund-holder.ts";

/** A fund's person, and its folio where another of the funds has the same scheme. */
export function distinguishingDetails(
  fund: Fund,
  funds: readonly Fund[],
  holderNames: HolderNames | undefined,
): string[] {
  const holder = holderNameOf(fund, holderNames);
  const isAlone = funds.every(
    ({ id, schemeName }) => id === fund.id || schemeName !== fund.schemeName,
  );
  return [
    ...(holder === undefined ? [] : [holder]),
    ...(isAlone ? [] : [t("Folio {folio}", { folio: fund.folioNumber })]),
  ];
}

import { folioKey } from "../funds/folio.ts";
import { me } from "../holders/holder.ts";
import type { FundReference } from "./program-rows.ts";

type KnownFund = {
  id: string;
  amfiCode: string | null;
  folioNumber: string;
  holderId: string | null;
  hasTransactions: boolean;
};

/**
 * The one fund that a row means.
 * @param codesOfIsin AMFI's codes of the schemes that the list has by an ISIN
 */
export function fundOfReference<Fund extends KnownFund>(
  reference: FundReference,
  funds: readonly Fund[],
  codesOfIsin: (isin: string) => readonly string[],
): Fund | "unknown" | "several" {
  const found =
    typeof reference === "string"
      ? funds.filter(({ id }) => id === reference)
      : funds.filter((fund) => isMeant(reference, fund, codesOfIsin));
  const [first, ...others] = found;
  if (first === undefined) return "unknown";
  return others.length === 0 ? first : "several";
}

function isMeant(
  { isin, amfiCode, folio, holder }: Exclude<FundReference, string>,
  fund: KnownFund,
  codesOfIsin: (isin: string) => readonly string[],
): boolean {
  const codes = isin === undefined ? [amfiCode] : codesOfIsin(isin);
  return (
    fund.amfiCode !== null &&
    codes.includes(fund.amfiCode) &&
    folioKey(fund.folioNumber) === folioKey(folio) &&
    (holder === undefined || holder === (fund.holderId ?? me))
  );
}

import { nameKey } from "../schemes/scheme.ts";
import { folioKey } from "./folio.ts";

type Scheme = { schemeName: string; amfiCode?: string | null | undefined };
type Holding = Scheme & { folioNumber: string };

export const schemeIdentity = ({ amfiCode, schemeName }: Scheme): string =>
  amfiCode ?? nameKey(schemeName);

/** The fund of a scheme and folio; one with transactions before one with totals, as the server finds it. */
export function findSameHolding<Fund extends Holding & { hasTransactions: boolean }>(
  funds: readonly Fund[],
  holding: Holding,
): Fund | null {
  const found = funds.filter(
    (fund) =>
      schemeIdentity(fund) === schemeIdentity(holding) &&
      folioKey(fund.folioNumber) === folioKey(holding.folioNumber),
  );
  return found.find(({ hasTransactions }) => hasTransactions) ?? found[0] ?? null;
}

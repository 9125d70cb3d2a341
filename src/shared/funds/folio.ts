import { nameKey } from "../schemes/scheme.ts";
/** Registrars print a folio with or without spaces and a default suffix: "12345 / 0" and "12345/" are "12345". */
export const folioKey = (folio: string): string =>
  folio
    .replaceAll(" ", "")
    .replace(/\/0{0,2}$/, "")
    .toLowerCase();

type Scheme = { schemeName: string; amfiCode?: string | null | undefined };
type FundOfFolio = Scheme & { folioNumber: string };

export const schemeIdentity = ({ amfiCode, schemeName }: Scheme): string =>
  amfiCode ?? nameKey(schemeName);

/** The fund of a scheme and folio; one with transactions before one with totals, as the server finds it. */
export function findFundInFolio<Fund extends FundOfFolio & { hasTransactions: boolean }>(
  funds: readonly Fund[],
  wanted: FundOfFolio,
): Fund | null {
  const found = funds.filter(
    (fund) =>
      schemeIdentity(fund) === schemeIdentity(wanted) &&
      folioKey(fund.folioNumber) === folioKey(wanted.folioNumber),
  );
  return found.find(({ hasTransactions }) => hasTransactions) ?? found[0] ?? null;
}

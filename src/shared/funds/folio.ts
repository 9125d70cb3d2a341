import { nameKey } from "../schemes/scheme.ts";
/** Registrars print a folio with or without spaces and a default suffix: "12345 / 0" and "12345/" are "12345". */
export const folioKey = (folio: string): string =>
  folio
    .replaceAll(" ", "")
    .replace(/\/0{0,2}$/, "")
    .toLowerCase();

/** "12345 / 67" is "12345" where the check digits are left out; then it may be the same folio. */
export const folioWithoutSuffix = (folio: string): string => folioKey(folio).replace(/\/.*$/, "");

/** Units in demat accounts have no folio: this word stands for all of them. */
const isDemat = (folio: string): boolean => folioKey(folio).startsWith("demat");

/** Whether a fund is in a folio; never for units in demat accounts, which can be several people's. */
export const isOfFolio =
  (folio: string) =>
  ({ folioNumber }: { folioNumber: string }): boolean =>
    !isDemat(folio) && folioKey(folioNumber) === folioKey(folio);

type HeldInFolio = { id: string; folioNumber: string; holderId: string | null };

/** The funds beside a fund in its folio that have its holder, so that they move with it. */
export const othersOfFolio = <Held extends HeldInFolio>(
  funds: readonly Held[],
  fund: HeldInFolio,
): Held[] =>
  funds
    .filter(isOfFolio(fund.folioNumber))
    .filter(({ id, holderId }) => id !== fund.id && holderId === fund.holderId);

type Scheme = { schemeName: string; amfiCode?: string | null | undefined };
type FundOfFolio = Scheme & { folioNumber: string };

/** A scheme's name can consist of digits, as a code does. */
export const schemeIdentity = ({ amfiCode, schemeName }: Scheme): string =>
  amfiCode == null ? `name ${nameKey(schemeName)}` : `code ${amfiCode}`;

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

/**
 * The only fund of a folio that is recorded under one of these names, with a code where the wanted one has none, or without
 * one where it has: the list got the scheme since, or lost it.
 */
export function findNamesakeInFolio<Fund extends FundOfFolio>(
  funds: readonly Fund[],
  wanted: FundOfFolio,
  names: readonly string[],
): Fund | null {
  const keys = new Set(names.map(nameKey));
  const found = funds.filter(
    (fund) =>
      (fund.amfiCode == null) !== (wanted.amfiCode == null) &&
      folioKey(fund.folioNumber) === folioKey(wanted.folioNumber) &&
      keys.has(nameKey(fund.schemeName)),
  );
  const [only = null] = found;
  return found.length === 1 ? only : null;
}

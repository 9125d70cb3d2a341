import type { ReadSheet } from "./joined-sheets.ts";

/** Names of sheets that say what is in them, when it was or where it comes from, and not whose it is. */
const otherWords = new Set(
  `active actual all amc and april archive august backup bought buy buys cams cap cas closed combined consolidated copy
  current daily dashboard data debt december demat detail details direct dividend dividends elss equity exited export
  february final flexi folio folios foreign from fund funds fy gold growth history holding holdings hybrid idcw import in
  index india international investment investments january july june karvy kfintech large ledger liquid list live lump
  lumpsum main march may mf mfs mid misc month monthly multi mutual my nav new november october of old open order orders
  other others our out overview page part past payout payouts portfolio purchase purchased purchases quarter raw
  redeemed redemption redemptions regular report result sale sales saver saving savings scheme schemes sector sell sells
  september sheet sip sips small sold statement statements stp sum summary switch switches swp table tax the to total
  totals trade tradebook trades transaction transactions txn txns year yearly jan feb mar apr jun jul aug sep sept oct
  nov dec खरीद ख़रीद बिक्री`.split(/\s+/),
);

const couldBePerson = (name: string): boolean => {
  const words = name
    .trim()
    .toLowerCase()
    .split(/[\s.]+/);
  return (
    words.every((word) => /^[\p{L}\p{M}'’-]*$/u.test(word) && !otherWords.has(word)) &&
    words.some((word) => word.length > 1)
  );
};

/**
 * Sheets that could all be named after people: what names no investor gets the name of its sheet, so that the user is
 * asked whose it is.
 */
export function sheetsOfPeople(read: readonly ReadSheet[]): readonly ReadSheet[] {
  if (read.length < 2 || !read.every(({ sheet }) => couldBePerson(sheet.name))) return read;
  return read.map(({ sheet, statement }) => ({
    sheet,
    statement: {
      ...statement,
      schemes: statement.schemes.map((scheme) => ({
        ...scheme,
        investor: scheme.investor ?? sheet.name.trim(),
      })),
    },
  }));
}

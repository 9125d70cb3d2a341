import type { SourceLocation, StatementRow, StatementScheme, UnreadLine } from "../../statement.ts";
import { typeRules } from "../../../transactions/types.ts";
import { reversedRow } from "../cas/reversals.ts";

export type Reversal = { scheme: StatementScheme; row: StatementRow; location: SourceLocation };

/** Gives reversals the NAV of what they take back. @returns the lines of those that take nothing back */
export function settle(reversals: readonly Reversal[]): UnreadLine[] {
  const taken = new Set<StatementRow>();
  return reversals.flatMap(({ scheme, row, location }) => {
    const reversed = reversedRow(scheme.rows, scheme.rows.indexOf(row), taken);
    if (reversed !== undefined) {
      taken.add(reversed);
      row.nav = reversed.nav;
      return [];
    }
    scheme.rows.splice(scheme.rows.indexOf(row), 1);
    return [{ ...location, reason: "nothing-reversed" as const }];
  });
}

export type SoldRow = Reversal & { isNegative: boolean };

/** Where sales have negative units, one with positive units may be taken back: nothing says which. */
export function withoutOtherSign(sales: readonly SoldRow[]): UnreadLine[] {
  if (!sales.some(({ isNegative }) => isNegative)) return [];
  return without(sales.filter(({ isNegative }) => !isNegative));
}

export type PaidRow = Reversal & { isMinus: boolean };

/**
 * Where amounts of what is bought, or of what is sold, have a minus or none, the fewer ones may have been taken back:
 * nothing says which. Of as many, those with a minus.
 */
export function withoutOtherMinus(rows: readonly PaidRow[]): UnreadLine[] {
  const byDirection = Map.groupBy(rows, ({ row }) => typeRules[row.type].direction);
  return [...byDirection.values()].flatMap((alike) => {
    const count = alike.filter(({ isMinus }) => isMinus).length;
    if (count === 0 || count === alike.length) return [];
    const isOther = count * 2 <= alike.length;
    return without(alike.filter(({ isMinus }) => isMinus === isOther));
  });
}

const without = (rows: readonly Reversal[]): UnreadLine[] =>
  rows.map(({ scheme, row, location }) => {
    scheme.rows.splice(scheme.rows.indexOf(row), 1);
    return { ...location, reason: "other-sign" as const };
  });

import type {
  SourceLocation,
  StatementCheck,
  StatementRow,
  StatementScheme,
  UnreadLine,
} from "../../statement.ts";
import { typeRules } from "../../../transactions/types.ts";
import { reversedRow } from "../cas/reversals.ts";
import type { TradedScheme } from "./traded-scheme.ts";

/** `failed` of a figure that nothing else in the row holds to anything. */
export type TradedRow =
  /** `isNegative` of a sale whose units are printed with a minus, `isMinus` of an amount with one. */
  | {
      kind: "row";
      scheme: TradedScheme;
      row: StatementRow;
      isNegative?: boolean;
      isMinus?: boolean;
      failed?: StatementCheck;
    }
  /** A purchase with negative units, which takes back another one of the file. */
  | { kind: "reversal"; scheme: TradedScheme; row: StatementRow; failed?: StatementCheck };

type PlacedRow = { scheme: StatementScheme; row: StatementRow; location: SourceLocation };

/** Rows of a file that may be taken back by another one, or take another one back. */
export class SignedRows {
  readonly #reversals: PlacedRow[] = [];
  readonly #sales: SoldRow[] = [];
  readonly #paid: PaidRow[] = [];

  add(found: TradedRow, scheme: StatementScheme, location: SourceLocation): void {
    const placed = { scheme, row: found.row, location };
    if (found.kind === "reversal") return void this.#reversals.push(placed);
    const { isNegative, isMinus } = found;
    if (isNegative !== undefined) this.#sales.push({ ...placed, isNegative });
    if (isMinus !== undefined) this.#paid.push({ ...placed, isMinus });
  }

  /** Takes out the rows that cannot be understood. @returns their lines */
  settle(): UnreadLine[] {
    const otherSigns = withoutOtherSign(this.#sales);
    const gone = new Set(otherSigns.map(({ line }) => line));
    const paid = this.#paid.filter(({ location }) => !gone.has(location.line));
    return [...settled(this.#reversals), ...otherSigns, ...withoutOtherMinus(paid)];
  }
}

/** Gives reversals the NAV of what they take back. @returns the lines of those that take nothing back */
function settled(reversals: readonly PlacedRow[]): UnreadLine[] {
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

type SoldRow = PlacedRow & { isNegative: boolean };

/** Where sales have negative units, one with positive units may be taken back: nothing says which. */
function withoutOtherSign(sales: readonly SoldRow[]): UnreadLine[] {
  if (!sales.some(({ isNegative }) => isNegative)) return [];
  return without(sales.filter(({ isNegative }) => !isNegative));
}

type PaidRow = PlacedRow & { isMinus: boolean };

/**
 * Where amounts of what is bought, or of what is sold, have a minus or none, the fewer ones may have been taken back:
 * nothing says which. Of as many, those with a minus.
 */
function withoutOtherMinus(rows: readonly PaidRow[]): UnreadLine[] {
  const byDirection = Map.groupBy(rows, ({ row }) => typeRules[row.type].direction);
  return [...byDirection.values()].flatMap((alike) => {
    const count = alike.filter(({ isMinus }) => isMinus).length;
    if (count === 0 || count === alike.length) return [];
    const isOther = count * 2 <= alike.length;
    return without(alike.filter(({ isMinus }) => isMinus === isOther));
  });
}

const without = (rows: readonly PlacedRow[]): UnreadLine[] =>
  rows.map(({ scheme, row, location }) => {
    scheme.rows.splice(scheme.rows.indexOf(row), 1);
    return { ...location, reason: "other-sign" as const };
  });

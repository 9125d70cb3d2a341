import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { isHeld } from "../../../../shared/funds/totals.ts";
import { definedReturns } from "../../../../shared/funds/valuation.ts";
import { hasAllWords, searchWords } from "../../../../shared/schemes/search.ts";
import type { Sort, Sorting } from "./sorting.ts";

const figures = {
  value: (fund: ValuedFund) => fund.currentAmount,
  pnl: (fund: ValuedFund) => fund.pnl,
  returns: definedReturns,
  invested: (fund: ValuedFund) => fund.investedAmount,
} satisfies Record<Exclude<Sort, "name" | "newest">, (fund: ValuedFund) => number | null>;

/**
 * Funds without the figure come last in either order.
 * @param funds newest first
 */
export function sortFunds<Valued extends ValuedFund>(
  funds: readonly Valued[],
  { sort, order }: Sorting,
): readonly Valued[] {
  const sign = order === "ascending" ? 1 : -1;
  if (sort === "newest") return order === "descending" ? funds : funds.toReversed();
  if (sort === "name") {
    const names = new Intl.Collator("en-IN", { numeric: true });
    return funds.toSorted((a, b) => sign * names.compare(a.schemeName, b.schemeName));
  }
  const figureOf = figures[sort];
  return funds.toSorted((a, b) => {
    const [left, right] = [figureOf(a), figureOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

function filterFunds(
  funds: readonly ValuedFund[],
  { category, query = "" }: { category?: string | undefined; query?: string | undefined },
): ValuedFund[] {
  const words = searchWords(query);
  return funds.filter(
    (fund) =>
      (category === undefined || fund.category === category) &&
      (words.length === 0 || hasAllWords(fund.schemeName.toLowerCase(), words)),
  );
}

export const redeemedHeading = "redeemed";
export type ListRow = ValuedFund | typeof redeemedHeading;

export const rowKey = (row: ListRow): string => (row === redeemedHeading ? row : row.id);

/** @returns the rows, those of redeemed funds last under a heading, and the number of held funds */
export function listRows(
  funds: readonly ValuedFund[],
  filter: Parameters<typeof filterFunds>[1],
  sorting: Sorting,
): { rows: ListRow[]; held: number } {
  const parts = Map.groupBy(sortFunds(filterFunds(funds, filter), sorting), isHeld);
  const [held, redeemed] = [parts.get(true) ?? [], parts.get(false) ?? []];
  const rows: ListRow[] = redeemed.length === 0 ? held : [...held, redeemedHeading, ...redeemed];
  return { rows, held: held.length };
}

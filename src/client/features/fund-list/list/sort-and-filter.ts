import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { hasAllWords, searchWords } from "../../../../shared/schemes/search.ts";

export const sorts = ["name", "value", "pnl", "returns", "invested"] as const;
export type Sort = (typeof sorts)[number];
export type Order = "ascending" | "descending";

export const naturalOrder = (sort: Sort): Order => (sort === "name" ? "ascending" : "descending");

const figures = {
  value: (fund: ValuedFund) => fund.currentAmount,
  pnl: (fund: ValuedFund) => fund.pnl,
  returns: (fund: ValuedFund) => fund.returns,
  invested: (fund: ValuedFund) => fund.investedAmount,
} satisfies Record<Exclude<Sort, "name">, (fund: ValuedFund) => number | null>;

/** Funds without the figure come last in either order. */
export function sortFunds(funds: readonly ValuedFund[], sort: Sort, order: Order): ValuedFund[] {
  const sign = order === "ascending" ? 1 : -1;
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

export function filterFunds(
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

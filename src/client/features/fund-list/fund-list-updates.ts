import type { Fund, FundList } from "../../../shared/funds/schema.ts";

export function putFund(list: FundList, fund: Fund): FundList {
  const isListed = list.funds.some(({ id }) => id === fund.id);
  const funds = isListed
    ? list.funds.map((listed) => (listed.id === fund.id ? fund : listed))
    : [...list.funds, fund].toSorted(newestFirst);
  return { ...list, funds };
}

export const removeFund = (list: FundList, id: string): FundList => ({
  ...list,
  funds: list.funds.filter((fund) => fund.id !== id),
});

const newestFirst = (a: Fund, b: Fund): number =>
  a.createdAt === b.createdAt ? compare(a.id, b.id) : compare(b.createdAt, a.createdAt);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

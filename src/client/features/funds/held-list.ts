import type { Fund, FundList } from "../../../shared/funds/schema.ts";

/** The list with a fund in it: in place of the one with its id, else where its age puts it. */
export function withFund(list: FundList, fund: Fund): FundList {
  const isHeld = list.funds.some(({ id }) => id === fund.id);
  const funds = isHeld
    ? list.funds.map((held) => (held.id === fund.id ? fund : held))
    : [...list.funds, fund].toSorted(newestFirst);
  return { ...list, funds };
}

export const withoutFund = (list: FundList, id: string): FundList => ({
  ...list,
  funds: list.funds.filter((fund) => fund.id !== id),
});

/** The server's order. */
const newestFirst = (a: Fund, b: Fund): number =>
  a.createdAt === b.createdAt ? compare(a.id, b.id) : compare(b.createdAt, a.createdAt);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

import type { Fund } from "../funds/schema.ts";
import type { AgreementState } from "../transactions/agreement.ts";
import type { ComparedFund } from "./schema.ts";

export type FundComparison = {
  fund: Fund;
  /** null where no statement of it is kept. */
  balance: ComparedFund | null;
};

type ComparedGroups = Record<AgreementState | "no-statement", FundComparison[]>;

/** Every fund by how it agrees with its last statement: what differs by the most units first, others by name. */
export function compareFunds(
  funds: readonly Fund[],
  balances: readonly ComparedFund[],
): ComparedGroups {
  const byFund = new Map(balances.map((balance) => [balance.fundId, balance]));
  const groups: ComparedGroups = { differs: [], "later-start": [], agrees: [], "no-statement": [] };
  for (const fund of funds) {
    const balance = byFund.get(fund.id) ?? null;
    groups[balance?.state ?? "no-statement"].push({ fund, balance });
  }
  for (const group of Object.values(groups)) {
    group.sort(
      (a, b) =>
        differenceOf(b) - differenceOf(a) || a.fund.schemeName.localeCompare(b.fund.schemeName),
    );
  }
  return groups;
}

const differenceOf = ({ balance }: FundComparison): number =>
  balance?.state === "differs" ? Math.abs(balance.recorded - balance.units) : 0;

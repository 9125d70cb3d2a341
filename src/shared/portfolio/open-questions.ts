import type { Fund } from "../funds/schema.ts";
import { notCounted } from "./not-counted.ts";
import type { PortfolioPerformance, UncountedReason } from "./schema.ts";

export type QuestionOfFunds = {
  /** `differs` from its last statement, or why XIRR leaves it out. */
  kind: UncountedReason | "differs";
  /** The funds that it is about, the most valuable first. */
  funds: [Fund, ...Fund[]];
  /** Of the first fund, where it differs: units here less units of the statement. */
  difference: number | null;
};

type Known = {
  performance: Pick<PortfolioPerformance, "funds">;
  /** Of each fund with a statement: units here and there. */
  balances: readonly { fundId: string; state: string; recorded: number; units: number }[];
};

/** Questions that only the user can answer about these funds, one of each kind, those about the most money first. */
export function openQuestions(
  funds: readonly Fund[],
  { performance, balances }: Known,
): QuestionOfFunds[] {
  const differing = new Map(
    balances.flatMap(({ fundId, state, recorded, units }) =>
      state === "differs" ? [[fundId, recorded - units]] : [],
    ),
  );
  const all = [
    ...notCounted(funds, performance).map(({ fund, reason }) => ({ fund, kind: reason })),
    ...funds
      .filter(({ id }) => differing.has(id))
      .map((fund) => ({ fund, kind: "differs" as const })),
  ];
  return [...Map.groupBy(all, ({ kind }) => kind)]
    .flatMap(([kind, group]): QuestionOfFunds[] => {
      const [first, ...others] = group
        .map(({ fund }) => fund)
        .toSorted((one, other) => worth(other) - worth(one));
      if (first === undefined) return [];
      const difference = kind === "differs" ? (differing.get(first.id) ?? null) : null;
      return [{ kind, funds: [first, ...others], difference }];
    })
    .toSorted((one, other) => sumOf(other.funds) - sumOf(one.funds));
}

const worth = ({ currentAmount, investedAmount }: Fund): number => currentAmount ?? investedAmount;

const sumOf = (funds: readonly Fund[]): number => funds.reduce((sum, fund) => sum + worth(fund), 0);

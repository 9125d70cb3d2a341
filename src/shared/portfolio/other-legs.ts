import type { OtherLeg } from "../transactions/flows.ts";

type Leg = { fundId: string; pairId: string | null };

/**
 * Where the other legs of pairs are, seen from groups of funds.
 * @param moves all transactions of a user
 */
export function otherLegsIn(
  moves: readonly Leg[],
): (group: ReadonlySet<string>) => (move: Leg) => OtherLeg {
  const legsByPair = Map.groupBy(
    moves.filter(({ pairId }) => pairId !== null),
    ({ pairId }) => pairId,
  );
  return (group) =>
    ({ pairId }) => {
      const legs = (pairId !== null && legsByPair.get(pairId)) || [];
      if (legs.length < 2) return "unknown";
      return legs.every(({ fundId }) => group.has(fundId)) ? "inside" : "outside";
    };
}

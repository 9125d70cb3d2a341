import { connectedComponents } from "../connected-components.ts";
import type { Entry } from "./entry.ts";
import { movesLots } from "./types.ts";

/** For each fund whose lots moved by a pair, the first fund among those that it is linked with. */
export function firstOfLinkedFunds(entries: readonly Entry[]): Map<string, string> {
  const moves = entries.filter(({ pairId, type }) => pairId !== null && movesLots(type));
  const linked = connectedComponents(moves, ({ fundId, pairId }) => [fundId, `pair ${pairId}`]);
  return new Map(
    linked.flatMap((group) => group.map(({ fundId }) => [fundId, group[0]?.fundId ?? fundId])),
  );
}

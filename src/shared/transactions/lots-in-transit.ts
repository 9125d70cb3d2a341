import type { Entry } from "./entry.ts";
import type { LotPart } from "./open-lots.ts";
import { isLotGiver, isLotReceiver } from "./types.ts";

/** Lots on their way from one leg of a pair to the other, which takes them once. */
export class LotsInTransit {
  readonly #expected = new Set<string>();
  readonly #parts = new Map<string, LotPart[]>();

  constructor(entries: readonly Entry[]) {
    for (const { type, pairId } of entries) {
      if (pairId !== null && isLotGiver(type)) this.#expected.add(pairId);
    }
  }

  give({ pairId }: Entry, parts: LotPart[]): void {
    if (pairId === null) return;
    this.#expected.delete(pairId);
    this.#parts.set(pairId, parts);
  }

  take({ pairId }: Entry): LotPart[] | undefined {
    if (pairId === null) return undefined;
    const parts = this.#parts.get(pairId);
    this.#parts.delete(pairId);
    return parts;
  }

  /** Whether an entry takes lots that another fund has not given yet. */
  isAwaitedBy({ type, pairId }: Entry): boolean {
    return pairId !== null && isLotReceiver(type) && this.#expected.has(pairId);
  }
}

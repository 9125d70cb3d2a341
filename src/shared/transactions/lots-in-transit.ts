import type { Entry } from "./entry.ts";
import type { LotPart } from "./open-lots.ts";
import { isLotGiver, isLotReceiver } from "./types.ts";

/** `areMerged`: their dates and costs are not what was bought. */
type Given = { parts: LotPart[]; areMerged: boolean };

/** Lots on their way from one leg of a pair to the other, which takes them once. */
export class LotsInTransit {
  readonly #expected = new Set<string>();
  readonly #given = new Map<string, Given>();

  constructor(entries: readonly Entry[]) {
    for (const { type, pairId } of entries) {
      if (pairId !== null && isLotGiver(type)) this.#expected.add(pairId);
    }
  }

  give({ pairId }: Entry, given: Given): void {
    if (pairId === null) return;
    this.#expected.delete(pairId);
    this.#given.set(pairId, given);
  }

  take({ pairId }: Entry): Given | undefined {
    if (pairId === null) return undefined;
    const given = this.#given.get(pairId);
    this.#given.delete(pairId);
    return given;
  }

  /** Whether an entry takes lots that another fund has not given yet. */
  isAwaitedBy({ type, pairId }: Entry): boolean {
    return pairId !== null && isLotReceiver(type) && this.#expected.has(pairId);
  }
}

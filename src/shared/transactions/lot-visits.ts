/**
 * How many lots a replay may look at in funds that exchange lots: more than any real ledger needs,
 * and few enough that its cost grows with its rows, in whatever order they move lots.
 */
export const maxLotVisits = (rows: number): number => 1_000 + 32 * rows;

export class LotVisits {
  #left: number;

  /** @param rows of the funds that exchange lots */
  constructor(rows: number) {
    this.#left = maxLotVisits(rows);
  }

  get areUsedUp(): boolean {
    return this.#left < 0;
  }

  readonly count = (lots: number): void => {
    this.#left -= lots;
  };
}

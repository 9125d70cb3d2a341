/** The most lots that one replay may examine: its cost grows with its rows, in whatever order they move lots. */
export const maxLotsExamined = (rows: number): number => 1_000 + 32 * rows;

export class LotBudget {
  #left: number;

  /** @param rows of one replay */
  constructor(rows: number) {
    this.#left = maxLotsExamined(rows);
  }

  get isExhausted(): boolean {
    return this.#left < 0;
  }

  readonly count = (lots: number): void => {
    this.#left -= lots;
  };
}

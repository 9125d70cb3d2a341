/** The most lots that one replay may examine: its cost grows with its rows, in whatever order they move lots. */
export const maxLotsExamined = (rows: number): number => 1_000 + 32 * rows;

/**
 * The most lots of the funds of one replay, for each of its transactions: those held, and for each sale those that it
 * took of. Without segregations there are no more than transactions; each segregation doubles a fund's lots.
 */
export const maxLotsPerTransaction = 5;

/** How many more lots a fund may have, held or sold, than transactions: they came from other funds. */
export const maxReceivedLots = 5_000;

/** What is derived from the rows of one replay. */
export class LotBudget {
  readonly #maxLots: number;
  #examined = 0;
  #lots = 0;
  readonly #maxExamined: number;

  /** @param rows of one replay */
  constructor(rows: number) {
    this.#maxExamined = maxLotsExamined(rows);
    this.#maxLots = maxLotsPerTransaction * rows;
  }

  get examined(): number {
    return this.#examined;
  }

  get isExceeded(): boolean {
    return this.#examined > this.#maxExamined || this.#lots > this.#maxLots;
  }

  readonly examine = (lots: number): void => {
    this.#examined += lots;
  };

  /** @param change of the lots that are held or sold */
  change(change: number): void {
    this.#lots += change;
  }
}

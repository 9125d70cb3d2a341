/** Work in small steps. Each yields how many lots or rows it examined, so that other work can run in between. */
export type Steps<Result> = Generator<number, Result, void>;

/** Working out what the sale of a lot brings takes as long as looking at so many rows. */
export const rowsPerLot = 10;

/** Adding up so many months takes as long as looking at one row. */
export const monthsPerRow = 50;

export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

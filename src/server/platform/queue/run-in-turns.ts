import type { Steps } from "../../../shared/steps.ts";

/** About ten milliseconds. The runtime's clock stands still while code runs, so that time cannot be measured. */
const rowsPerTurn = 10_000;

/** Of all calls since the last turn: many short ones in a row are one long one. */
let rows = 0;

/** Does the steps with a pause between some and the next, in which other requests run. */
export async function runInTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (isTurnOver(step.value)) await nextTurn();
  }
}

function isTurnOver(done: number): boolean {
  rows += done;
  if (rows < rowsPerTurn) return false;
  rows = 0;
  return true;
}

/** Goes before or after work on so many rows in one piece: pauses where there was enough since the last turn. */
export async function countRows(count: number): Promise<void> {
  if (isTurnOver(count)) await nextTurn();
}

/** Goes before JSON is read. */
export const countJson = ({ length }: string): Promise<void> => countRows(length / bytesPerRow);
/** Reading so many bytes takes as long as looking at one row. */
const bytesPerRow = 50;

export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

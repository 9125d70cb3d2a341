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
    rows += step.value;
    if (rows < rowsPerTurn) continue;
    rows = 0;
    await nextTurn();
  }
}

export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

import type { Steps } from "../../../shared/steps.ts";

/**
 * Rows that are worked on before other requests run, which takes five to fifteen milliseconds. Time itself cannot be measured:
 * the runtime's clock stands still while code runs.
 */
const rowsPerTurn = 5_000;

/** Rows that all requests together have worked on since others last had their turn. */
let rowsSinceTurn = 0;

/** Does work step by step, and pauses whenever enough rows were worked on, so that other requests run. */
export async function runInTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (isEnough(step.value)) await nextTurn();
  }
}

/** Is called before or after work on so many rows that is not done in steps; pauses as `runInTurns` does. */
export async function countRows(count: number): Promise<void> {
  if (isEnough(count)) await nextTurn();
}

/** Counts rows that were worked on, and says whether others should have their turn now. */
function isEnough(count: number): boolean {
  rowsSinceTurn += count;
  if (rowsSinceTurn < rowsPerTurn) return false;
  rowsSinceTurn = 0;
  return true;
}

/** Is called before JSON is read. */
export const countJson = ({ length }: string): Promise<void> => countBytes(length);
/** Is called before so many bytes are written or read as JSON. */
export const countBytes = (bytes: number): Promise<void> => countRows(bytes / bytesPerRow);
/** So many bytes of JSON take as long as working on one row. */
const bytesPerRow = 50;

export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

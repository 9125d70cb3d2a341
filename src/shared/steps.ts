/** Work in small steps, each of which yields how many lots or rows it looked at: others can have their turn in between. */
export type Steps<Result> = Generator<number, Result, void>;

export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

import { performance } from "node:perf_hooks";

/** What was measured, over what floor, and the ratio that was promised. */
export type Figure = {
  name: string;
  /** Median milliseconds. */
  measured: number;
  floor: number;
  /** The median of the pairs' ratios, which holds when the machine's speed drifts. */
  ratio: number;
  atMost: number;
};

type Step = () => Promise<unknown>;

/** Times a step and its floor in turn, each after what prepares it, which is not timed. The first pair warms up. */
export async function inPairs(
  figure: { name: string; atMost: number; pairs: number },
  { prepare, step, floor }: { prepare: { step: Step; floor: Step }; step: Step; floor: Step },
): Promise<Figure> {
  const steps: number[] = [];
  const floors: number[] = [];
  for (let pair = 0; pair <= figure.pairs; pair += 1) {
    await prepare.floor();
    const floorTook = await timed(floor);
    await prepare.step();
    const stepTook = await timed(step);
    if (pair === 0) continue;
    floors.push(floorTook);
    steps.push(stepTook);
  }
  const { name, atMost } = figure;
  const ratio = median(steps.map((took, index) => took / (floors[index] ?? Number.NaN)));
  return { name, measured: median(steps), floor: median(floors), ratio, atMost };
}

async function timed(step: Step): Promise<number> {
  const started = performance.now();
  await step();
  return performance.now() - started;
}

function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

import { performance } from "node:perf_hooks";

export type Figure = {
  name: string;
  /** Median milliseconds. */
  measured: number;
  baseline: number;
  /** The median of the pairs' ratios: unlike the ratio of the medians, it does not depend on drifts of the machine's speed. */
  ratio: number;
  atMost: number;
};

type Step = () => Promise<unknown>;
type Compared = {
  prepare?: { step?: Step; baseline?: Step };
  step: Step;
  baseline: Step;
};

/** Times a step and its baseline alternately. What prepares them is not timed; the first pair is a warm-up. */
export async function inPairs(
  figure: { name: string; atMost: number; pairs: number },
  { prepare, step, baseline }: Compared,
): Promise<Figure> {
  const steps: number[] = [];
  const baselines: number[] = [];
  for (let pair = 0; pair <= figure.pairs; pair += 1) {
    await prepare?.baseline?.();
    const baselineTook = await timed(baseline);
    await prepare?.step?.();
    const stepTook = await timed(step);
    if (pair === 0) continue;
    baselines.push(baselineTook);
    steps.push(stepTook);
  }
  const { name, atMost } = figure;
  const ratio = median(steps.map((duration, index) => duration / (baselines[index] ?? Number.NaN)));
  return { name, measured: median(steps), baseline: median(baselines), ratio, atMost };
}

async function timed(step: Step): Promise<number> {
  const started = performance.now();
  await step();
  return performance.now() - started;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

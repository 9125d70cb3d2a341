import { median } from "./pairs.ts";
import { thingsAtLimits } from "../tests/support/api/things-at-limits.ts";
import {
  insertAccountAtLimit,
  insertListsAtLimit,
} from "../tests/support/data/insert-at-limits.ts";
import { procedureCalls, routeCalls } from "../tests/support/steps/calls-at-limits.ts";
import { startCountedWorker } from "../tests/support/steps/counted-worker.ts";
import type { Counted } from "../tests/support/steps/count-steps.ts";

export type StepsOfCall = {
  name: string;
  /** Thousands. */
  steps: number;
  longest: number;
  /** Of the processor. */
  milliseconds: number;
  longestMilliseconds: number;
  atMost: number;
};

/** Calls with fewer thousand steps are mostly Node's own work. */
const smallest = 300;

/** Garbage is collected in any of a call's turns: a stretch that is long each time is the call's own. */
const repeats = 3;

/**
 * How long the processor takes for the steps that the tests count, call by call for a user who has nearly all that is
 * allowed: the median of some walks, without what waits for the processor.
 * @returns also how many steps take 50 ms
 */
export async function stepTimes(): Promise<{ rows: StepsOfCall[]; in50Milliseconds: number }> {
  const steps = await walk("steps");
  const walks: Map<string, Counted>[] = [];
  for (let walked = 0; walked < repeats; walked += 1) walks.push(await walk("time"));
  const medianOf = (name: string, of: keyof Counted) =>
    median(walks.map((time) => (time.get(name)?.[of] ?? 0) / 1_000));
  const rows = [...steps].map(([name, counted]) => ({
    name,
    steps: counted.steps / 1_000,
    longest: counted.longest / 1_000,
    milliseconds: medianOf(name, "steps"),
    longestMilliseconds: medianOf(name, "longest"),
    atMost: 50,
  }));
  const large = rows.filter((row) => row.steps > smallest || row.longestMilliseconds > row.atMost);
  const sum = (of: (row: StepsOfCall) => number) =>
    large.reduce((total, row) => total + of(row), 0);
  const perMillisecond = (1_000 * sum((row) => row.steps)) / sum((row) => row.milliseconds);
  return { rows: large, in50Milliseconds: 50 * perMillisecond };
}

async function walk(unit: "steps" | "time"): Promise<Map<string, Counted>> {
  const worker = await startCountedWorker(unit);
  try {
    const { url: baseUrl, databaseUrl } = worker;
    await insertListsAtLimit(databaseUrl);
    const things = await thingsAtLimits({ baseUrl, databaseUrl }, { senders: 3 });
    await insertAccountAtLimit(databaseUrl, things.owner.id);
    const found = new Map<string, Counted>();
    const all = [...(await routeCalls(baseUrl, things)), ...procedureCalls(things)];
    for (const { name, send } of all) {
      found.set(name, await worker.workOf(send));
    }
    return found;
  } finally {
    await worker.stop();
  }
}

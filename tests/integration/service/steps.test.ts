import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls, type Procedure } from "../../support/api/procedures.ts";
import { thingsAtLimits } from "../../support/api/things-at-limits.ts";
import { insertAccountAtLimit, insertListsAtLimit } from "../../support/data/insert-at-limits.ts";
import {
  jobBounds,
  longestTurn,
  maxBytes,
  procedureBounds,
  routeBounds,
  type Bounds,
} from "../../support/steps/bounds.ts";
import {
  downloadCalls,
  procedureCalls,
  routeCalls,
  sendBatch,
  type CallAtLimits,
} from "../../support/steps/calls-at-limits.ts";
import { waitUntil } from "../../support/wait-until.ts";
import {
  startCountedWorker,
  type CountedWorker,
  type Work,
} from "../../support/steps/counted-worker.ts";

type Things = Awaited<ReturnType<typeof thingsAtLimits>>;

let worker: CountedWorker;
let owner: Things;
beforeAll(async () => {
  worker = await startCountedWorker();
  await insertListsAtLimit(worker.databaseUrl);
  owner = await userAtLimits(1);
});
afterAll(() => worker.stop());

/** @param part of what is allowed */
async function userAtLimits(part: number): Promise<Things> {
  const { url: baseUrl, databaseUrl } = worker;
  const things = await thingsAtLimits({ baseUrl, databaseUrl }, { part, senders: 3 });
  await insertAccountAtLimit(databaseUrl, things.owner.id);
  await worker.startAgain();
  return things;
}

type Measured = Work & { status: number; bytes: number };

/** On a busy machine a call can take longer than the database may, and is sent again then. */
const measure = ({ send }: Pick<CallAtLimits, "send">): Promise<Measured> =>
  waitUntil(async () => {
    const { result, ...work } = await worker.workOf(send);
    expect(result.status).not.toBe(503);
    return { ...work, ...result };
  });

/** What a call takes beyond its bounds; without bounds of its own, all. */
function excessOf(name: string, { steps, longest, rows }: Work, bounds: Bounds): string[] {
  const [maxSteps, maxRows] = bounds[name] ?? [0, 0];
  return [
    ...(steps > maxSteps * 1_000 ? [`${name}: ${steps} steps`] : []),
    ...(rows > maxRows * 1_000 ? [`${name}: ${rows} rows`] : []),
    ...(longest > longestTurn ? [`${name}: ${longest} steps without a turn`] : []),
  ];
}

/** Of all calls, so that one failure shows them together. */
async function excesses(all: readonly CallAtLimits[], bounds: Bounds): Promise<string[]> {
  const found: string[] = [];
  for (const call of all) {
    const { status, bytes, ...work } = await measure(call);
    found.push(...excessOf(call.name, work, bounds));
    if (bytes > maxBytes) found.push(`${call.name}: ${bytes} bytes`);
    if (status !== call.status) found.push(`${call.name}: status ${status}`);
  }
  return found;
}

const batchSize = 20;
const allQueries = (Object.keys(calls) as Procedure[]).filter(
  (procedure) => calls[procedure].kind === "query",
);
const batches = Array.from({ length: Math.ceil(allQueries.length / batchSize) }, (_, index) =>
  allQueries.slice(index * batchSize, (index + 1) * batchSize),
);

/** Each takes seconds where steps are counted. */
const repeating: ReadonlySet<string> = new Set([
  "/api/v1/portfolio",
  "/api/v1/performance",
  "/api/v1/tax/2025-26",
  "tool portfolio",
  "tool returns",
  "tool tax_year",
  "tool what_if_sell",
]);

// One after the other, because each changes what the next one finds.
describe("for a user who has nearly all that is allowed, work stays within its bounds", () => {
  it("in plain routes and tools", async () => {
    const all = await routeCalls(worker.url, owner);
    const once = all.filter(({ name }) => !repeating.has(name));
    expect(await excesses(once, routeBounds)).toEqual([]);
  });

  it("in those that repeat the work of a procedure", { tags: "long" }, async () => {
    const all = await routeCalls(worker.url, owner);
    const again = all.filter(({ name }) => repeating.has(name));
    expect(again).toHaveLength(repeating.size);
    expect(await excesses(again, routeBounds)).toEqual([]);
  });

  it("in each part of the hourly job", async () => {
    for (const [cron, bound] of Object.entries(jobBounds)) {
      expect(excessOf(cron, await worker.workOfJob(cron), { [cron]: bound })).toEqual([]);
    }
  });

  it(
    "between two turns of batches of all queries, twenty at a time",
    { tags: "long" },
    async () => {
      for (const batch of batches) {
        const { longest } = await measure({ send: () => sendBatch(worker.url, owner, batch) });
        expect(longest, batch.join()).toBeLessThan(longestTurn);
      }
    },
  );

  it("between two turns of each download", { tags: "long" }, async () => {
    for (const { name, send } of downloadCalls(worker.url, owner)) {
      expect((await measure({ send })).longest, name).toBeLessThan(longestTurn);
    }
  });

  it("in each procedure", async () => {
    expect(await excesses(procedureCalls(owner), procedureBounds)).toEqual([]);
  });
});

/** Below this it is the call itself, whatever an account has. */
const fewSteps = 20_000;

it("twice as much takes at most 2.2 times the steps", { tags: "long" }, async () => {
  const stepsOf = async (part: number): Promise<Map<string, number>> => {
    const things = await userAtLimits(part);
    const found = new Map<string, number>();
    for (const call of procedureCalls(things)) {
      found.set(call.name, (await measure(call)).steps);
    }
    return found;
  };
  const half = await stepsOf(0.5);
  const grown = [...(await stepsOf(1))].filter(
    ([name, steps]) => steps > fewSteps && steps > 2.2 * (half.get(name) ?? 0),
  );
  expect(grown).toEqual([]);
});

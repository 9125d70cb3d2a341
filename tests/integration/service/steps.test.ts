import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls, type Procedure } from "../../support/api/procedures.ts";
import { thingsAtLimits } from "../../support/api/things-at-limits.ts";
import { insertAccountAtLimit, insertListsAtLimit } from "../../support/data/insert-at-limits.ts";
import {
  boundAt,
  jobBounds,
  longestTurn,
  longestTurnOfDownload,
  maxBytes,
  procedureBounds,
  routeBounds,
  type Bound,
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
beforeAll(async () => {
  worker = await startCountedWorker();
  await insertListsAtLimit(worker.databaseUrl);
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
function excessOf(name: string, work: Work, [maxSteps, maxRows]: Bound): string[] {
  const { steps, longest, rows } = work;
  return [
    ...(steps > maxSteps * 1_000 ? [`${name}: ${steps} steps`] : []),
    ...(rows > maxRows * 1_000 ? [`${name}: ${rows} rows`] : []),
    ...(longest > longestTurn ? [`${name}: ${longest} steps without a turn`] : []),
  ];
}

/** Of all calls, so that one failure shows them together. */
async function excesses(
  all: readonly CallAtLimits[],
  boundOf: (name: string) => Bound,
): Promise<string[]> {
  const found: string[] = [];
  for (const call of all) {
    const { status, bytes, ...work } = await measure(call);
    found.push(...excessOf(call.name, work, boundOf(call.name)));
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

/** Their answers together are what a batch must not write in one piece. */
const longLists: readonly Procedure[] = ["funds.list", "sharing.senderFunds", "transactions.list"];

/** The whole takes half a minute where steps are counted, and a quarter of it shows what grows faster than it should. */
const parts = [
  { title: "a quarter of what is allowed", part: 0.25, tags: [] },
  { title: "nearly all that is allowed", part: 1, tags: ["long"] },
];

// One after the other, because each changes what the next one finds.
describe.each(parts)("for a user who has $title, work stays within its bounds", (each) => {
  const { part, tags } = each;
  let owner: Things;
  beforeAll(async () => {
    owner = await userAtLimits(part);
  });

  it("in plain routes and tools", { tags }, async () => {
    const all = await routeCalls(worker.url, owner);
    expect(await excesses(all, (name) => boundAt(part, name, routeBounds))).toEqual([]);
  });

  it("in each part of the hourly job", { tags }, async () => {
    for (const [cron, bound] of Object.entries(jobBounds)) {
      expect(excessOf(cron, await worker.workOfJob(cron), bound)).toEqual([]);
    }
  });

  it("between two turns of batches of all queries", { tags: ["long"] }, async () => {
    for (const batch of batches) {
      const { longest } = await measure({ send: () => sendBatch(worker.url, owner, batch) });
      expect(longest, batch.join()).toBeLessThan(longestTurn);
    }
  });

  it.each(longLists)("between two turns of twenty times %s in a batch", { tags }, async (list) => {
    const batch = Array.from({ length: batchSize }, () => list);
    const { longest } = await measure({ send: () => sendBatch(worker.url, owner, batch) });
    expect(longest).toBeLessThan(longestTurn);
  });

  it("between two turns of each download", { tags: ["long"] }, async () => {
    for (const { name, send } of downloadCalls(worker.url, owner)) {
      expect((await measure({ send })).longest, name).toBeLessThan(longestTurnOfDownload);
    }
  });

  it("in each procedure", { tags }, async () => {
    const bounds = (name: string) => boundAt(part, name, procedureBounds);
    expect(await excesses(procedureCalls(owner), bounds)).toEqual([]);
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

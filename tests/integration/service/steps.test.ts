import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freshFor } from "../../../src/server/auth/sessions/queries.ts";
import { calls, type Procedure } from "../../support/api/procedures.ts";
import { thingsAtLimits } from "../../support/api/things-at-limits.ts";
import { insertAccountAtLimit, insertListsAtLimit } from "../../support/data/insert-at-limits.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { longestTurn, maxBytes, mostWorkAt, type MostWork } from "../../support/steps/bounds.ts";
import {
  callsAmongSips,
  callsOfInbox,
  downloadCalls,
  procedureCalls,
  routeCalls,
  sendBatch,
  type CallAtLimits,
} from "../../support/steps/calls-at-limits.ts";
import { startCountedWorker, type CountedWorker } from "../../support/steps/counted-worker.ts";
import type { Work } from "../../support/steps/step-server.ts";

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
  await insertAccountAtLimit(databaseUrl, things.owner.id, part);
  return things;
}

type Measured = Work & { status: number; bytes: number };

/** A call that takes so many times what it may is cut off. */
const cutOffAt = 3;

/** On a busy machine a call can take longer than the database may, and is sent again then. */
async function measure({ send }: Pick<CallAtLimits, "send">, most?: number): Promise<Measured> {
  const { result, ...work } = await worker.workOf(send, most);
  return result.status === 503 ? measure({ send }, most) : { ...work, ...result };
}

/** What a call takes beyond what it may. */
function excessOf(name: string, work: Work, [maxSteps, maxRows]: MostWork): string[] {
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
  mostOf: (name: string) => MostWork,
): Promise<string[]> {
  const found: string[] = [];
  for (const call of all) {
    const most = mostOf(call.name);
    const { status, bytes, ...work } = await measure(call, cutOffAt * 1_000 * most[0]);
    found.push(...excessOf(call.name, work, most));
    if (bytes > maxBytes && !call.name.startsWith("/api/account/"))
      found.push(`${call.name}: ${bytes} bytes`);
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

/** The whole takes minutes where steps are counted, and an eighth of it shows what grows faster than it should. */
const parts = [
  { title: "an eighth of what is allowed", part: 0.125, tags: [] },
  { title: "nearly all that is allowed", part: 1, tags: ["long"] },
];

// One after the other, because each changes what the next one finds.
describe.each(parts)("for a user who has $title, work stays within its bounds", (each) => {
  const { part, tags } = each;
  const mostOf = (name: string) => mostWorkAt(part, name);
  let owner: Things;
  beforeAll(async () => {
    owner = await userAtLimits(part);
  });
  beforeEach(async () => {
    // A session is fresh for five minutes, and a test can take as long where the machine is slow.
    const later = "update sessions set reauthenticated_at = ?";
    await runSql(worker.databaseUrl, later, [Date.now() + 0.9 * freshFor]);
  });

  it("in routes and tools", { tags }, async () => {
    const all = await routeCalls(worker.url, owner);
    expect(await excesses(all, mostOf)).toEqual([]);
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

  it("in downloads", { tags: ["long"] }, async () => {
    expect(await excesses(downloadCalls(worker.url, owner), mostOf)).toEqual([]);
  });

  it("in each procedure", { tags }, async () => {
    expect(await excesses(procedureCalls(owner), mostOf)).toEqual([]);
  });

  it("in a full inbox", { tags }, async () => {
    const reader = await registerUser(worker.url);
    const all = await callsOfInbox(worker.databaseUrl, reader);
    expect(await excesses(all, mostOf)).toEqual([]);
  });

  it("in purchases of a fund with many SIPs", { tags }, async () => {
    const buyer = await registerUser(worker.url);
    const all = await callsAmongSips(buyer, worker.databaseUrl, part);
    expect(await excesses(all, mostOf)).toEqual([]);
  });
});

/** Below these it is the call itself, whatever an account has. */
const few: Work = { steps: 20_000, longest: Infinity, rows: 25_000 };
/** How much more twice as much may take. Each page of a ledger looks at all funds, so that rows grow a little faster. */
const mostGrowth = { steps: 2.2, rows: 2.6 };

it(
  "twice as much takes at most 2.2 times the steps and 2.6 times the rows",
  { tags: "long" },
  async () => {
    const workOfAll = async (part: number): Promise<Map<string, Work>> => {
      const things = await userAtLimits(part);
      const found = new Map<string, Work>();
      for (const call of procedureCalls(things)) {
        const half = halves.get(call.name);
        found.set(call.name, await measure(call, half && cutOffAt * half.steps + few.steps));
      }
      return found;
    };
    let halves = new Map<string, Work>();
    halves = await workOfAll(0.5);
    const grown = [...(await workOfAll(1))].flatMap(([name, whole]) => {
      const half = halves.get(name) ?? few;
      return (["steps", "rows"] as const).flatMap((unit) =>
        whole[unit] > few[unit] && whole[unit] > mostGrowth[unit] * half[unit]
          ? [`${name}: ${half[unit]} ${unit}, then ${whole[unit]}`]
          : [],
      );
    });
    expect(grown).toEqual([]);
  },
);

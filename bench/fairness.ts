import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { text } from "node:stream/consumers";
import type { RegisteredUser } from "../tests/support/api/sharing.ts";
import { addToken } from "../tests/support/api/access-tokens.ts";
import { callTool } from "../tests/support/steps/calls-at-limits.ts";
import { registerUser } from "../tests/support/api/sharing.ts";
import {
  insertAtLimits,
  insertClassesAtLimit,
  insertHistoriesAtLimit,
  largestFund,
} from "../tests/support/data/insert-at-limits.ts";
import { insertCircles, segregatedFund } from "../tests/support/data/insert-circles.ts";
import { insertFunds } from "../tests/support/data/insert-funds.ts";
import { insertDueLetters } from "../tests/support/data/insert-letters.ts";
import { openUnread } from "../tests/support/api/unread-connections.ts";
import { runSql } from "../tests/support/servers/run-sql.ts";
import { startHttpServer } from "../tests/support/servers/http-server.ts";
import { loadFeed } from "../tests/support/servers/load-feed.ts";
import { generatedFeed } from "./support/generated-feed.ts";
import { startServers } from "./support/servers.ts";

const rounds = 200;
const concurrency = 8;
const maxRatio = 3;
const dueLetters = 10_000;
/** Milliseconds that another user's list may take at worst. */
const maxWorst = 200;

type Spread = { median: number; worst: number };
type FairnessFigure = {
  name: string;
  measured: number;
  baseline: number;
  ratio: number;
  atMost: number;
};
type WorstFigure = { name: string; median: number; worst: number; atMost: number };
type Fairness = { ratios: FairnessFigure[]; worst: WorstFigure[] };
type Call = (user: RegisteredUser) => Promise<{ status: number }>;

/** How much longer a user's list takes while another one asks for something expensive, and how long at worst. */
export async function fairness(): Promise<Fairness> {
  const mailService = await startHttpServer();
  mailService.answer(takeMails);
  const servers = await startServers({
    RATE_LIMITS: "on",
    RESEND_API_KEY: "re_of_the_benchmark",
    RESEND_BASE_URL: mailService.url,
    MAIL_SERVICE: "on",
    LETTERS_A_DAY: String(dueLetters),
  });
  try {
    const database = await servers.database();
    const { url } = await servers.worker(database.url);
    const [other, atLimits, circling] = [
      await registerUser(url),
      await registerUser(url),
      await registerUser(url),
    ];
    await insertFunds(database.url, other.id, 15);
    await insertAtLimits(database.url, atLimits.id);
    await insertClassesAtLimit(database.url, atLimits.id);
    await insertHistoriesAtLimit(database.url);
    await insertCircles(database.url, circling.id);
    await loadFeed(database.url, generatedFeed());
    // Where mail goes out, a token needs a confirmed address.
    await runSql(database.url, "update users set email_proven_at = 1 where id = ?1", [atLimits.id]);
    const list = () => spreadOf(() => other.query("funds.list"));
    await list();
    const found: Fairness = { ratios: [], worst: [] };
    const add = async (name: string, load: (measure: () => Promise<Spread>) => Promise<Spread>) => {
      const { median: baseline } = await list();
      const { median: measured, worst } = await load(list);
      const ratio = measured / baseline;
      found.ratios.push({ name, measured, baseline, ratio, atMost: maxRatio });
      return { name, median: measured, worst, atMost: maxWorst };
    };
    for (const [name, call] of Object.entries(expensiveCalls(largestFund))) {
      const during = duringCalls(() => call(atLimits), concurrency);
      found.worst.push(await add(`${name} at the limits`, during));
    }
    const { token } = await addToken(atLimits);
    for (const [name, call] of Object.entries(toolCalls(url, token))) {
      found.worst.push(
        await add(
          `${name} at the limits`,
          duringCalls(() => call(), concurrency),
        ),
      );
    }
    for (const [name, call] of Object.entries(expensiveCalls(segregatedFund))) {
      const during = duringCalls(() => call(circling), concurrency);
      found.worst.push(await add(`${name} of circles`, during));
    }
    const harvest = () => atLimits.query("tax.harvest", {});
    found.worst.push(await add("tax.harvest in three tabs", duringCalls(harvest, 3)));
    for (const count of [20, 200]) {
      await add(`${count} connections that do not read the scheme list`, duringUnread(url, count));
    }
    await insertDueLetters(database.url, dueLetters);
    const letters = duringLetters(url, () => sentLetters(database.url));
    found.worst.push(await add(`${dueLetters} letters that are due`, letters));
    return found;
  } finally {
    await servers.stop();
    await mailService.stop();
  }
}

const expensiveCalls = (fundId: string): Record<string, Call> => ({
  "portfolio.performance": (user) => user.query("portfolio.performance"),
  "portfolio.history": (user) => user.query("portfolio.history", {}),
  "transactions.list": (user) => user.query("transactions.list", { fundId }),
  "imports.ledgers": (user) => user.query("imports.ledgers", {}),
  "tax.report": (user) => user.query("tax.report", {}),
  "tax.harvest": (user) => user.query("tax.harvest", {}),
  "tax.sellable": (user) => user.query("tax.sellable", {}),
  "tax.whatIf": (user) => user.query("tax.whatIf", { fundId, units: 1 }),
  "goals.list": (user) => user.query("goals.list", {}),
  "sips.list": (user) => user.query("sips.list", {}),
  "targets.invest": (user) => user.query("targets.invest", { amount: 50_000 }),
  "targets.rebalance": (user) => user.query("targets.rebalance"),
});

/** Those of an assistant that read most. An answer begins before the work does, so that its end is waited for. */
const toolCalls = (url: string, token: string) =>
  Object.fromEntries(
    ["portfolio", "funds", "returns", "tax_year"].map((name) => [
      `the tool ${name}`,
      async () => {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await callTool(url, headers, { name, arguments: {} });
        await answer.arrayBuffer();
        return answer;
      },
    ]),
  );

/**
 * Refused: too many at once, a sale of what cannot be sold, or no target; some of a batch may be refused, or the token has
 * had its calls.
 */
const expected: ReadonlySet<number> = new Set([200, 207, 404, 409, 429]);

/** Each caller asks again as soon as it has its answer. */
const duringCalls =
  (call: () => Promise<{ status: number }>, callerCount: number) =>
  async (measure: () => Promise<Spread>): Promise<Spread> => {
    const end = new AbortController();
    const repeat = async () => {
      while (!end.signal.aborted) {
        const { status } = await call();
        if (!expected.has(status)) throw new Error(`status ${status}`);
      }
    };
    const callers = Array.from({ length: callerCount }, repeat);
    const result = await measure();
    end.abort();
    await Promise.all(callers);
    return result;
  };

/** Writes nothing, as this process also measures. */
async function takeMails(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const mails: unknown = JSON.parse(await text(request));
  const data = Array.isArray(mails) ? mails.map(() => ({ id: crypto.randomUUID() })) : [];
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data }));
}

/** A run that sends letters ends after 20 seconds. */
const letterRun = 22_000;

/** The worker sends letters after a health check. */
const duringLetters =
  (url: string, sent: () => Promise<number>) =>
  async (measure: () => Promise<Spread>): Promise<Spread> => {
    // A minute after the last run at the earliest.
    while ((await sent()) === 0) await fetch(`${url}/api/health`);
    const start = performance.now();
    const spreads: Spread[] = [];
    while (performance.now() - start < letterRun) spreads.push(await measure());
    const inRun = await sent();
    if (inRun === 0 || inRun === dueLetters) throw new Error(`${inRun} letters in one run`);
    const medians = spreads.map(({ median }) => median).toSorted((one, other) => one - other);
    return {
      median: medians[Math.floor(medians.length / 2)] ?? 0,
      worst: Math.max(...spreads.map(({ worst }) => worst)),
    };
  };

async function sentLetters(databaseUrl: string): Promise<number> {
  const sent = "select count(*) as count from letters where state = 'sent'";
  const [row] = await runSql(databaseUrl, sent);
  return Number(row?.["count"]);
}

const duringUnread =
  (url: string, count: number) =>
  async (measure: () => Promise<Spread>): Promise<Spread> => {
    const unread = await openUnread(url, { count, path: "/api/schemes", requests: 200 });
    try {
      return await measure();
    } finally {
      unread.close();
    }
  };

async function spreadOf(call: () => Promise<unknown>): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[rounds / 2] ?? 0, worst: sorted.at(-1) ?? 0 };
}

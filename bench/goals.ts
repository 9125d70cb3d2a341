import { fillParts } from "../src/shared/targets/parts.ts";
import { invest } from "../src/shared/targets/invest.ts";
import { investStep } from "../src/shared/targets/limits.ts";
import type { AllocationTarget } from "../src/shared/targets/schema.ts";
import { addGoal } from "../tests/support/api/goals.ts";
import { registerUser } from "../tests/support/api/sharing.ts";
import { insertFundPerScheme } from "../tests/support/data/insert-fund-per-scheme.ts";
import { loadFeed } from "../tests/support/servers/load-feed.ts";
import { runSql } from "../tests/support/servers/run-sql.ts";
import { generatedFeed } from "./support/generated-feed.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { requester } from "./support/requests.ts";
import { startServers } from "./support/servers.ts";

const funds = 1_000;
const amount = 500_000;

/** The split of new money over as many funds as an account can have, and goals that fifty funds feed. */
export const goalCosts = async (): Promise<Figure[]> => [await splitCost(), await listCost()];

/** Each fund is in a category of its own, for as many parts as possible. */
function splitCost(): Promise<Figure> {
  const held = Array.from({ length: funds }, (_, index) => ({
    id: String(index),
    holderId: null,
    category: `category ${index}`,
    kind: null,
    value: 100_000 * (1 + (index % 97)),
    isOpen: true,
    hasRunningSip: index % 7 === 0,
    due: 0,
  }));
  const target: AllocationTarget = {
    by: "category",
    band: 5,
    relativeBand: null,
    parts: Array.from({ length: 50 }, (_, index) => ({ name: `category ${index}`, percent: 2 })),
  };
  return inPairs(
    {
      name: `The split of ₹5,00,000 over ${funds} funds / a hundred after the other`,
      atMost: 2,
      pairs: 31,
    },
    {
      step: async () => invest(fillParts(target, held).parts, amount),
      baseline: async () => bareSplit(held.map(({ value }, index) => [value, index < 50 ? 2 : 0])),
    },
  );
}

/** The same split, step by step and in floating point. */
function bareSplit(parts: readonly (readonly [value: number, percent: number])[]): number[] {
  const total = parts.reduce((sum, [value]) => sum + value, 100 * amount);
  const short = Float64Array.from(parts, ([value, percent]) => (percent / 100) * total - value);
  const given = parts.map(() => 0);
  for (let step = 0; step < amount / investStep; step += 1) {
    let most = 0;
    for (let index = 1; index < short.length; index += 1) {
      if ((short[index] ?? 0) > (short[most] ?? 0)) most = index;
    }
    given[most] = (given[most] ?? 0) + 1;
    short[most] = (short[most] ?? 0) - 100 * investStep;
  }
  return given;
}

async function listCost(): Promise<Figure> {
  const servers = await startServers();
  try {
    const database = await servers.database();
    const product = await servers.worker(database.url);
    const owner = await registerUser(product.url);
    await loadFeed(database.url, generatedFeed());
    await insertFundPerScheme(database.url, owner.email, 50);
    const rows = await runSql(database.url, "select id from funds where user_id = ?1", [owner.id]);
    const parts = rows.map((row) => ({ fundId: String(Object.values(row)[0]), percent: 20 }));
    for (let goal = 0; goal < 5; goal += 1) await addGoal(owner, { parts });
    const { repeat } = requester(product.url, 8);
    const headers = { cookie: owner.cookie() };
    const goals = { path: "/api/trpc/goals.list?input=%7B%7D", headers };
    const overview = { path: "/api/trpc/portfolio.performance?input=%7B%7D", headers };
    await Promise.all([repeat(goals, 1_000), repeat(overview, 1_000)]);
    return await inPairs(
      { name: "goals.list of 5 goals and 50 funds / portfolio.performance", atMost: 1, pairs: 15 },
      { step: () => repeat(goals, 100), baseline: () => repeat(overview, 100) },
    );
  } finally {
    await servers.stop();
  }
}

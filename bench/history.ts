import { createClient, type Client } from "@libsql/client/web";
import { createServices } from "../src/server/services.ts";
import { amfiNavAll, parseAmfiNavAll } from "../src/server/schemes/sources/amfi-nav-all.ts";
import { syncList } from "../src/server/schemes/procedures/sync-list.ts";
import { dayOf, isoDay } from "../src/shared/history/days.ts";
import { moneyInDirect } from "../src/shared/direct/same-money.ts";
import { SeriesInDirect } from "../src/shared/direct/twin-series.ts";
import type { LedgerStep } from "../src/shared/direct/twin-units.ts";
import type { NavPoints } from "../src/shared/history/schema.ts";
import { missing } from "../src/shared/missing.ts";
import { roundTo } from "../src/shared/rounding.ts";
import { valueSeries, type FundHistory } from "../src/shared/history/value-series.ts";
import { replay } from "../src/shared/transactions/ledger.ts";
import { madeHistory } from "../tests/support/servers/history-source.ts";
import { startHttpServer, text } from "../tests/support/servers/http-server.ts";
import { entry } from "../tests/support/data/ledger-entries.ts";
import { generatedFeed } from "./support/generated-feed.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { startServers } from "./support/servers.ts";

const funds = 50;
const transactionsPerFund = 120;
const trackedSchemes = 3_000;
const [firstDay, lastDay] = ["2016-11-01", "2026-11-20"];

/** The value of a portfolio by day, the same money in direct plans, and what keeping histories adds to an import. */
export async function historyCost(): Promise<Figure[]> {
  return [await seriesCost(), await twinCost(), await appendCost()];
}

function seriesCost(): Promise<Figure> {
  const made = Array.from({ length: funds }, (_, index) => madeFund(index));
  return inPairs(
    { name: `${funds} funds over ten years / a bare loop`, atMost: 3, pairs: 31 },
    {
      step: async () => valueSeries(made),
      baseline: async () => bareLoop(made),
    },
  );
}

/** Both series, and their figures, from replayed ledgers, beside a replay and the portfolio's own series. */
function twinCost(): Promise<Figure> {
  const made = Array.from({ length: funds }, (_, index) => {
    const { entries, navs } = madeFund(index);
    const direct = { days: navs.days, navs: navs.navs.map((nav) => roundTo(nav * 1.01, 4)) };
    return { steps: entries, navs: { regular: navs, direct } };
  });
  return inPairs(
    {
      name: `${funds} funds over ten years in direct plans / value by day`,
      atMost: 2,
      pairs: 31,
    },
    {
      step: async () => {
        const drawn = new SeriesInDirect(dayOf(firstDay));
        for (const { steps, navs } of made) {
          const { ledger } = moneyInDirect(steps, navs, new Map()) ?? missing();
          drawn.add(steps, navs, ledger);
        }
        return drawn.series();
      },
      baseline: async () =>
        valueSeries(
          made.map(({ steps, navs }) => ({
            entries: replay(steps.map((step) => step.entry)).get("fund")?.entries ?? [],
            navs: navs.regular,
          })),
        ),
    },
  );
}

function madeFund(index: number): { entries: LedgerStep[]; navs: NavPoints } {
  const navs = madeHistory(String(index), firstDay, lastDay);
  const entries = Array.from({ length: transactionsPerFund }, (_, month) => {
    const day = navs.days[month * 21 + (index % 20)] ?? 0;
    return entry({ date: isoDay(day), type: "sip", units: 10, amount: 1_000 });
  });
  const replayed = replay(entries).get("fund")?.entries ?? [];
  return { entries: replayed.map((step) => ({ ...step, exitLoad: 0 })), navs };
}

/** The same points, each multiplied and added, without anything else. */
function bareLoop(made: readonly FundHistory[]): Float64Array {
  const points = made[0]?.navs.days.length ?? 0;
  const values = new Float64Array(points);
  for (const { entries, navs } of made) {
    const days = entries.map(({ entry: { date } }) => dayOf(date));
    let [next, units] = [0, 0];
    for (let index = 0; index < points; index += 1) {
      const day = navs.days[index] ?? 0;
      while ((days[next] ?? Infinity) <= day) {
        units = entries[next]?.balance ?? 0;
        next += 1;
      }
      values[index] = (values[index] ?? 0) + units * (navs.navs[index] ?? 0);
    }
  }
  return values;
}

/** An import with tracked schemes, compared with one without that is followed by a plain write of the same points. */
async function appendCost(): Promise<Figure> {
  const feed = generatedFeed();
  const upstream = await startHttpServer();
  upstream.answer(text(feed));
  const servers = await startServers();
  const database = await servers.database();
  const client = createClient({ url: database.url });
  const services = createServices(
    { DATABASE_URL: database.url, APP_URL: "http://localhost" },
    { requestId: "", log: () => {} },
    { timeout: 30_000 },
  );
  const listed = parseAmfiNavAll(feed).schemes.filter(({ nav }) => nav !== null);
  const rows = listed
    .slice(0, trackedSchemes)
    .map(({ code, nav, navDate }) => [code, dayOf(navDate ?? lastDay), nav]);
  const sync = () => syncList(services, amfiNavAll(upstream.url));
  const keep = (codes: readonly unknown[]) => async () => {
    await clear(client);
    await client.execute({
      sql: "insert into tracked_schemes (code, wanted_from) select value, '2026-01-01' from json_each(?)",
      args: [JSON.stringify(codes)],
    });
  };
  try {
    return await inPairs(
      {
        name: `An import with ${trackedSchemes} tracked schemes / with a plain write of their points`,
        atMost: 1.5,
        pairs: 25,
      },
      {
        prepare: { step: keep(rows.map(([code]) => code)), baseline: keep([]) },
        step: sync,
        baseline: async () => {
          await sync();
          await client.execute({
            sql: "insert into nav_points select value ->> 0, value ->> 1, value ->> 2 from json_each(?)",
            args: [JSON.stringify(rows)],
          });
        },
      },
    );
  } finally {
    client.close();
    await servers.stop();
    await upstream.stop();
  }
}

const clear = (client: Client) =>
  client.batch(
    ["schemes", "scheme_list", "tracked_schemes", "nav_points"].map(
      (table) => `delete from ${table}`,
    ),
    "write",
  );

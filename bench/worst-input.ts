import { performance } from "node:perf_hooks";
import { withTextAtEachPlace } from "../tests/support/api/hostile-input.ts";
import {
  calls,
  createResources,
  type Procedure,
  type Resources,
} from "../tests/support/api/procedures.ts";
import { runSql } from "../tests/support/servers/run-sql.ts";
import { ordinaryText, slowTexts } from "../tests/support/data/slow-texts.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { requester, type Call } from "./support/requests.ts";
import { startServers } from "./support/servers.ts";

/** Bytes of a text: as many as a field allows, and almost as many as a request allows. */
const sizes = { mutate: { small: 40, large: 240_000 }, query: { small: 40, large: 5_000 } };
const pairs = 15;
/** Requests in one measurement, so that it is longer than the noise of timer and scheduler. */
const repeats = 3;
/** Users that a recipient search goes through. */
const userCount = 2_000;

type Text = { name: string; of: (bytes: number) => string };
const texts: readonly Text[] = Object.entries(slowTexts).map(([name, of]) => ({ name, of }));
const ordinary: Text = { name: "an ordinary text", of: ordinaryText };

/**
 * Compares whole signed-in requests: each procedure with its most expensive text against ordinary text of the same
 * length, and against a quarter of the same text.
 */
export async function worstInput(): Promise<Figure[]> {
  const servers = await startServers();
  try {
    const database = await servers.database();
    const worker = await servers.worker(database.url);
    await addUsers(database.url);
    const resources = await createResources(worker.url);
    const client = requester(worker.url, 1);
    const figures: Figure[] = [];
    for (const procedure of Object.keys(calls) as Procedure[]) {
      const send = (call: Call) => async () => {
        for (let sent = 0; sent < repeats; sent += 1) await client.send(call);
      };
      const callWith = callsOf(procedure, resources, worker.url);
      const places = withTextAtEachPlace(calls[procedure].input?.(resources), "").length;
      const worst = await worstOf(procedure, places, callWith, async (call) => {
        const started = performance.now();
        await client.send(call);
        return performance.now() - started;
      });
      const { text, place, bytes } = worst;
      const compare = (name: string, atMost: number, baseline: Call) =>
        inPairs(
          { name: `${procedure}, ${name}`, atMost, pairs },
          { step: send(callWith(text, place, bytes)), baseline: send(baseline) },
        );
      figures.push(
        await compare(`${text.name} / an ordinary one`, 4, callWith(ordinary, place, bytes)),
      );
      const { large } = sizes[calls[procedure].kind];
      const longer = callWith(text, place, large);
      figures.push(
        await inPairs(
          { name: `${procedure}, ${text.name} / a quarter of it`, atMost: 5, pairs },
          { step: send(longer), baseline: send(callWith(text, place, large / 4)) },
        ),
      );
    }
    client.close();
    return figures;
  } finally {
    await servers.stop();
  }
}

type CallWith = (text: Text, place: number, bytes: number) => Call;

const callsOf =
  (procedure: Procedure, resources: Resources, origin: string): CallWith =>
  (text, place, bytes) => {
    const { kind, input } = calls[procedure];
    const body = withTextAtEachPlace(input?.(resources), text.of(bytes))[place] ?? "";
    const path = `/api/trpc/${procedure}`;
    const cookie = resources.owner.cookie();
    return kind === "mutate"
      ? {
          method: "POST",
          path,
          headers: { cookie, origin, "content-type": "application/json" },
          body,
        }
      : { path: `${path}?input=${encodeURIComponent(body)}`, headers: { cookie } };
  };

/** The text, place and length that take longest compared with an ordinary text at the same place. */
async function worstOf(
  procedure: Procedure,
  places: number,
  callWith: CallWith,
  time: (call: Call) => Promise<number>,
): Promise<{ text: Text; place: number; bytes: number }> {
  const { small, large } = sizes[calls[procedure].kind];
  let worst = { text: ordinary, place: 0, bytes: large, ratio: 0 };
  for (let place = 0; place < places; place += 1) {
    for (const bytes of [small, large]) {
      const baseline = await shortest(() => time(callWith(ordinary, place, bytes)));
      for (const text of texts) {
        const ratio = (await shortest(() => time(callWith(text, place, bytes)))) / baseline;
        if (ratio > worst.ratio) worst = { text, place, bytes, ratio };
      }
    }
  }
  return worst;
}

async function shortest(measure: () => Promise<number>): Promise<number> {
  const first = await measure();
  return Math.min(first, await measure());
}

async function addUsers(url: string): Promise<void> {
  await runSql(
    url,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into users (id, email, name, provider, can_share, created_at)
     select printf('%032x', i), 'user-' || i || '@example.in', 'User ' || i, 'emailAndPassword', 1, i from n`,
    [userCount],
  );
}

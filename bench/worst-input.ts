import { performance } from "node:perf_hooks";
import { withTextAtEachPlace } from "../tests/support/hostile-input.ts";
import {
  calls,
  createResources,
  type Procedure,
  type Resources,
} from "../tests/support/procedures.ts";
import { runSql } from "../tests/support/run-sql.ts";
import { ordinaryText, slowTexts } from "../tests/support/slow-texts.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { requester, type Call } from "./requests.ts";
import { servers } from "./servers.ts";

/** Bytes of a text: as many as some field takes, and nearly as many as a request may have. */
const sizes = { mutate: { small: 40, large: 240_000 }, query: { small: 40, large: 5_000 } };
const pairs = 15;
/** Requests in one measurement, so that it is longer than the timer's and the scheduler's noise. */
const repeats = 3;
/** People among whom is searched. */
const people = 2_000;

type Text = { name: string; of: (bytes: number) => string };
const texts: readonly Text[] = Object.entries(slowTexts).map(([name, of]) => ({ name, of }));
const ordinary: Text = { name: "an ordinary text", of: ordinaryText };

/**
 * What each contract costs with the text that is worst for it, over an ordinary one of the same length, and over the
 * same text a quarter as long: in a request as a whole, by a signed-in user.
 */
export async function worstInput(): Promise<Figure[]> {
  const its = await servers();
  try {
    const database = await its.database();
    const worker = await its.worker(database.url);
    await fill(database.url);
    const things = await createResources(worker.url);
    const client = requester(worker.url, 1);
    const figures: Figure[] = [];
    for (const procedure of Object.keys(calls) as Procedure[]) {
      const send = (call: Call) => async () => {
        for (let sent = 0; sent < repeats; sent += 1) await client.send(call);
      };
      const callWith = callsOf(procedure, things, worker.url);
      const places = withTextAtEachPlace(calls[procedure].input?.(things), "").length;
      const worst = await worstOf(procedure, places, callWith, async (call) => {
        const started = performance.now();
        await client.send(call);
        return performance.now() - started;
      });
      const { text, place, bytes } = worst;
      const compare = (name: string, atMost: number, floor: Call) =>
        inPairs(
          { name: `${procedure}, ${name}`, atMost, pairs },
          { prepare, step: send(callWith(text, place, bytes)), floor: send(floor) },
        );
      figures.push(
        await compare(`${text.name}, over an ordinary one`, 4, callWith(ordinary, place, bytes)),
      );
      const { large } = sizes[calls[procedure].kind];
      const longer = callWith(text, place, large);
      figures.push(
        await inPairs(
          { name: `${procedure}, ${text.name}, over a quarter of it`, atMost: 5, pairs },
          { prepare, step: send(longer), floor: send(callWith(text, place, large / 4)) },
        ),
      );
    }
    client.close();
    return figures;
  } finally {
    await its.stop();
  }
}

const nothing = async () => {};
const prepare = { step: nothing, floor: nothing };

type CallWith = (text: Text, place: number, bytes: number) => Call;

const callsOf =
  (procedure: Procedure, things: Resources, origin: string): CallWith =>
  (text, place, bytes) => {
    const { kind, input } = calls[procedure];
    const body = withTextAtEachPlace(input?.(things), text.of(bytes))[place] ?? "";
    const path = `/api/trpc/${procedure}`;
    const cookie = things.owner.cookie();
    return kind === "mutate"
      ? {
          method: "POST",
          path,
          headers: { cookie, origin, "content-type": "application/json" },
          body,
        }
      : { path: `${path}?input=${encodeURIComponent(body)}`, headers: { cookie } };
  };

/** The text, its place and its length that take longest beside an ordinary text at the same place. */
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
      const floor = await least(() => time(callWith(ordinary, place, bytes)));
      for (const text of texts) {
        const ratio = (await least(() => time(callWith(text, place, bytes)))) / floor;
        if (ratio > worst.ratio) worst = { text, place, bytes, ratio };
      }
    }
  }
  return worst;
}

async function least(measure: () => Promise<number>): Promise<number> {
  const first = await measure();
  return Math.min(first, await measure());
}

/** People who may be searched for. */
async function fill(url: string): Promise<void> {
  await runSql(
    url,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into users (id, email, name, provider, can_share, created_at)
     select printf('%032x', i), 'user-' || i || '@example.in', 'User ' || i, 'emailAndPassword', 1, i from n`,
    [people],
  );
}

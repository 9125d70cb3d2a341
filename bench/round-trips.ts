import type { RequestListener } from "node:http";
import { forwardTo, startCountingProxy } from "../tests/support/counting-proxy.ts";
import { calls, createResources, type Procedure } from "../tests/support/procedures.ts";
import { startHttpServer } from "../tests/support/http-server.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { servers } from "./servers.ts";

/** Milliseconds that each request to the database waits, as if it were far away. */
const delay = 50;

export type RoundTrips = { procedure: Procedure; roundTrips: number };

/** How often each read of somebody who is signed in asks the database. */
export async function roundTrips(): Promise<RoundTrips[]> {
  const its = await servers();
  const database = await its.database();
  const proxy = await startCountingProxy(database.url);
  try {
    const worker = await its.worker(proxy.url);
    const things = await createResources(worker.url);
    const reads = (Object.keys(calls) as Procedure[]).filter(
      (procedure) => calls[procedure].kind === "query",
    );
    const counted: RoundTrips[] = [];
    for (const procedure of reads) {
      const before = proxy.requests();
      const { status } = await things.owner.query(procedure, calls[procedure].input?.(things));
      if (status !== 200) throw new Error(`${procedure}: ${status}`);
      counted.push({ procedure, roundTrips: proxy.requests() - before });
    }
    return counted;
  } finally {
    await proxy.stop();
    await its.stop();
  }
}

/** What one round trip to a far database makes of a read, over the trip alone. */
export async function farDatabase(): Promise<Figure[]> {
  const its = await servers();
  const database = await its.database();
  const far = await startHttpServer();
  far.answer(forwardLate(database.url));
  try {
    const worker = await its.worker(far.url);
    const { owner } = await createResources(worker.url);
    const nothing = async () => {};
    const wait = () => new Promise((resolve) => setTimeout(resolve, delay));
    const measure = (procedure: Procedure) =>
      inPairs(
        {
          name: `${procedure} with a database ${delay} ms away, over these`,
          atMost: 1.3,
          pairs: 30,
        },
        {
          prepare: { step: nothing, floor: nothing },
          step: () => owner.query(procedure),
          floor: wait,
        },
      );
    return [await measure("auth.me"), await measure("funds.list")];
  } finally {
    await far.stop();
    await its.stop();
  }
}

const forwardLate = (target: string): RequestListener => {
  const forward = forwardTo(target);
  return (incoming, outgoing) => void setTimeout(() => forward(incoming, outgoing), delay);
};

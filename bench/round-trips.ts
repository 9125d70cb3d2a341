import type { RequestListener } from "node:http";
import { forwardTo, startCountingProxy } from "../tests/support/servers/counting-proxy.ts";
import { calls, createResources, type Procedure } from "../tests/support/api/procedures.ts";
import { startHttpServer } from "../tests/support/servers/http-server.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { startServers } from "./support/servers.ts";

/** Milliseconds added to each request to the database, as if it were far away. */
const delay = 50;

export type RoundTrips = { procedure: Procedure; roundTrips: number };

/** Round trips to the database of each signed-in read. */
export async function roundTrips(): Promise<RoundTrips[]> {
  const servers = await startServers();
  const database = await servers.database();
  const proxy = await startCountingProxy(database.url);
  try {
    const worker = await servers.worker(proxy.url);
    const resources = await createResources(worker.url);
    const reads = (Object.keys(calls) as Procedure[]).filter(
      (procedure) => calls[procedure].kind === "query",
    );
    await untilQuiet(proxy.requests);
    const counted: RoundTrips[] = [];
    for (const procedure of reads) {
      const before = proxy.requests();
      const { status } = await resources.owner.query(
        procedure,
        calls[procedure].input?.(resources),
      );
      // A sale that cannot be told is refused after its fund was read.
      if (status !== 200 && status !== 409) throw new Error(`${procedure}: ${status}`);
      counted.push({ procedure, roundTrips: proxy.requests() - before });
    }
    return counted;
  } finally {
    await proxy.stop();
    await servers.stop();
  }
}

/** Histories of the new funds are fetched after the responses. */
async function untilQuiet(requests: () => number): Promise<void> {
  for (let before = -1; before !== requests();) {
    before = requests();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Compares reads from a far database with the delay of one round trip. */
export async function farDatabase(): Promise<Figure[]> {
  const servers = await startServers();
  const database = await servers.database();
  const far = await startHttpServer();
  far.answer(forwardLate(database.url));
  try {
    const worker = await servers.worker(far.url);
    const { owner } = await createResources(worker.url);
    const wait = () => new Promise((resolve) => setTimeout(resolve, delay));
    const measure = (procedure: Procedure) =>
      inPairs(
        {
          name: `${procedure} with a database ${delay} ms away / this delay`,
          atMost: 1.3,
          pairs: 30,
        },
        {
          step: () => owner.query(procedure),
          baseline: wait,
        },
      );
    return [await measure("auth.me"), await measure("funds.list")];
  } finally {
    await far.stop();
    await servers.stop();
  }
}

const forwardLate = (target: string): RequestListener => {
  const forward = forwardTo(target);
  return (incoming, outgoing) => void setTimeout(() => forward(incoming, outgoing), delay);
};

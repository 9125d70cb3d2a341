import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { startHttpServer } from "./http-server.ts";

/** Drops a request before it is carried out, or the response afterwards. */
type Loss = "request" | "answer";

/** What to do with one of the next requests, counted from 1, instead of forwarding it. */
type Plan = {
  left: number;
  fate: Loss | Promise<void>;
  onMet: () => void;
};

export type FaultProxy = {
  url: string;
  /**
   * Drops the connection of one of the next requests.
   * @returns whether it was dropped
   */
  drop: (what: Loss, nth: number) => () => boolean;
  /** Delays one of the next requests until it is released. */
  hold: (nth: number) => { reached: Promise<void>; release: () => void };
  stop: () => Promise<void>;
};

/** Of the health check, and of mails that are due: a product asks for them at any time. */
const background =
  /__drizzle_migrations|health-check|\\"account_notices\\"|\\"email\\", \\"language\\" from|"select 1"|select 1 as due from (letters|push_queue)|select 1 from \\"(factor_losses|former_addresses)\\"/;

/**
 * A proxy of a database that can drop or delay requests.
 * @param options.countsBackground whether requests count that a product makes at any time
 */
export async function startFaultProxy(
  target: string,
  { countsBackground = true } = {},
): Promise<FaultProxy> {
  const proxy = await startHttpServer();
  let plan: Plan | undefined;
  proxy.answer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const isCounted = countsBackground || !background.test(body.toString("latin1"));
    const isMet = plan !== undefined && isCounted && --plan.left === 0;
    const fate = isMet ? plan?.fate : undefined;
    if (isMet) plan?.onMet();
    if (fate === "request") return outgoing.destroy();
    if (fate !== "answer") await fate;
    handOn(target, { incoming, body }, outgoing, fate === "answer");
  });
  return {
    // With the token of the database's URL.
    url: `${proxy.url}/${new URL(target).search}`,
    drop(fate, nth) {
      let isMet = false;
      plan = { left: nth, fate, onMet: () => (isMet = true) };
      return () => isMet;
    },
    hold(nth) {
      const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      plan = { left: nth, fate: released.promise, onMet: reached.resolve };
      return { reached: reached.promise, release: released.resolve };
    },
    stop: proxy.stop,
  };
}

/** @param isDropped whether the complete response is dropped */
function handOn(
  target: string,
  { incoming, body }: { incoming: IncomingMessage; body: Buffer },
  outgoing: ServerResponse,
  isDropped: boolean,
): void {
  const onward = request(
    new URL(incoming.url ?? "/", target),
    { method: incoming.method, headers: incoming.headers },
    async (answer) => {
      const result = await buffer(answer);
      if (isDropped) outgoing.destroy();
      else outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(result);
    },
  );
  onward.on("error", () => outgoing.destroy());
  onward.end(body);
}

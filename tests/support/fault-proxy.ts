import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { startHttpServer } from "./http-server.ts";

/** What is lost on the way: the request, which is then never carried out, or the answer, when it has been. */
type Loss = "request" | "answer";

/** One of the next requests, counted from 1, and what becomes of it instead of being handed on. */
type Plan = {
  left: number;
  fate: Loss | Promise<void>;
  onMet: () => void;
};

export type FaultProxy = {
  url: string;
  /**
   * Cuts the connection of one of the next requests.
   * @returns whether it has come to that
   */
  drop: (what: Loss, nth: number) => () => boolean;
  /** Keeps one of the next requests waiting, once it is there, until it is released. */
  hold: (nth: number) => { reached: Promise<void>; release: () => void };
  stop: () => Promise<void>;
};

/** Stands in front of a database, and loses or holds what it is told to. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const proxy = await startHttpServer();
  let plan: Plan | undefined;
  proxy.answer(async (incoming, outgoing) => {
    const isMet = plan !== undefined && --plan.left === 0;
    const fate = isMet ? plan?.fate : undefined;
    if (isMet) plan?.onMet();
    if (fate === "request") return outgoing.destroy();
    if (fate !== "answer") await fate;
    handOn(target, incoming, outgoing, fate === "answer");
  });
  return {
    // With the token, where the database's address has one.
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

/** @param isDropped whether the answer is kept back, when all of it is there */
function handOn(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isDropped: boolean,
): void {
  const onward = request(
    new URL(incoming.url ?? "/", target),
    { method: incoming.method, headers: incoming.headers },
    async (answer) => {
      const body = await buffer(answer);
      if (isDropped) outgoing.destroy();
      else outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
    },
  );
  onward.on("error", () => outgoing.destroy());
  incoming.pipe(onward);
}

import { request, type RequestListener } from "node:http";
import { startHttpServer, type HttpServer } from "./http-server.ts";

/** Stands in front of a database and counts what is asked of it. A token in the database's address is in its own too. */
export async function startCountingProxy(target: string): Promise<HttpServer> {
  const proxy = await startHttpServer();
  proxy.answer(forwardTo(target));
  return { ...proxy, url: `${proxy.url}/${new URL(target).search}` };
}

/** Hands every request on to another server on this machine. */
export const forwardTo =
  (target: string): RequestListener =>
  (incoming, outgoing) => {
    const onward = request(
      new URL(incoming.url ?? "/", target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  };

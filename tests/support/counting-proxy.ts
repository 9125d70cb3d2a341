import { request, type RequestListener } from "node:http";
import { startHttpServer, type HttpServer } from "./http-server.ts";

/** A proxy of a database that counts requests. It keeps the token of the database's URL. */
export async function startCountingProxy(target: string): Promise<HttpServer> {
  const proxy = await startHttpServer();
  proxy.answer(forwardTo(target));
  return { ...proxy, url: `${proxy.url}/${new URL(target).search}` };
}

/** Forwards every request to another server. */
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

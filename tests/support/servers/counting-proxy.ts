import { request, type RequestListener } from "node:http";
import { startHttpServer, type HttpServer } from "./http-server.ts";

/** `statements` are the SQL texts of all requests until now. */
type CountingProxy = HttpServer & { statements: () => string[] };

/** A proxy of a database that counts requests. It keeps the token of the database's URL. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const proxy = await startHttpServer();
  const bodies: string[] = [];
  const forward = forwardTo(target);
  proxy.answer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => bodies.push(Buffer.concat(chunks).toString()));
    forward(incoming, outgoing);
  });
  return {
    ...proxy,
    url: `${proxy.url}/${new URL(target).search}`,
    statements: () => bodies.flatMap((body) => body.match(/"sql":"(?:[^"\\]|\\.)*"/g) ?? []),
  };
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

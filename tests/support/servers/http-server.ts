import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A local HTTP server whose responses are set by the test. */
export type HttpServer = {
  url: string;
  /** Sets the handler of the next requests. */
  answer: (listener: RequestListener) => void;
  requests: () => number;
  stop: () => Promise<void>;
};

/** @param wanted any free port by default */
export async function startHttpServer(wanted = 0): Promise<HttpServer> {
  let listener: RequestListener = (_, response) => response.writeHead(404).end();
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(wanted, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (next) => {
      listener = next;
    },
    requests: () => requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const text =
  (body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, { "content-type": "text/plain", ...headers }).end(body);

/** Sends chunks until the client disconnects. */
export const endless =
  (chunk: Buffer, onEnd: (sent: number) => void): RequestListener =>
  (_, response) => {
    let sent = 0;
    response.writeHead(200, { "content-type": "text/plain" });
    response.on("close", () => onEnd(sent));
    const pour = (to: ServerResponse) => {
      while (!to.destroyed && to.write(chunk)) sent += chunk.length;
      if (!to.destroyed) to.once("drain", () => pour(to));
    };
    pour(response);
  };

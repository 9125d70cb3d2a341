import { buffer } from "node:stream/consumers";
import { startHttpServer } from "./http-server.ts";

type PushMessage = {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
};

/** The status of an answer, no answer at all, or an address that it redirects to. */
export type PushFate = number | "lost" | { to: string };

/** A push service on this machine. */
export type PushStandIn = {
  url: string;
  messages: PushMessage[];
  /** By the path of an endpoint; 201 for others. */
  fates: Map<string, PushFate>;
  stop: () => Promise<void>;
};

export async function startPushStandIn(): Promise<PushStandIn> {
  const server = await startHttpServer();
  const messages: PushMessage[] = [];
  const fates = new Map<string, PushFate>();
  server.answer(async (request, response) => {
    const path = request.url ?? "";
    const body = await buffer(request);
    messages.push({ path, headers: request.headers, body });
    const fate = fates.get(path) ?? 201;
    if (fate === "lost") request.socket.destroy();
    else if (typeof fate === "number") response.writeHead(fate).end();
    else response.writeHead(307, { location: fate.to }).end();
  });
  return { url: server.url, messages, fates, stop: server.stop };
}

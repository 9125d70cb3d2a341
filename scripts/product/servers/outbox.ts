import { mkdirSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { writeAtomically } from "../build/write-atomically.ts";

type Mail = { to: string; subject: string; text: string; html: string };
type Answer = [status: number, body: object];

const refuse = (statusCode: number, name: string): Answer => [statusCode, { statusCode, name }];

/** Replaces Resend if no key for it is set, and writes each mail to a file. */
export async function startOutbox(folder: string, onMail: (mail: Mail) => void) {
  const key = crypto.randomUUID();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const known = new Set<string>();
  const receive = async (request: IncomingMessage): Promise<Answer> => {
    const { method, url, headers } = request;
    // Refuses web pages, also after DNS rebinding: only the worker sends mail.
    if (headers.origin !== undefined || headers.host !== host) return refuse(403, "invalid_access");
    const isAllowed = headers.authorization === `Bearer ${key}`;
    if (!isAllowed || method !== "POST" || url !== "/emails") return refuse(401, "invalid_api_key");
    const mail = (await json(request)) as Mail;
    const id = String(headers["idempotency-key"]);
    if (!known.has(id)) {
      known.add(id);
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${known.size}.json`;
      writeAtomically(join(folder, name), `${JSON.stringify(mail, null, 2)}\n`, 0o600);
      onMail(mail);
    }
    return [200, { id }];
  };
  const server = createServer(async (request, response) => {
    const [status, body] = await receive(request).catch(() => refuse(422, "validation_error"));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return { url: `http://${host}`, key, stop };
}

export function describeMail({ to, subject, text }: Mail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  return [`Mail to ${to}: ${subject}`, ...(link === undefined ? [] : [`  ${link}`])].join("\n");
}

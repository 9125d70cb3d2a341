import { mkdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { shortReason } from "../cli-error.ts";
import { writeAtomically } from "../build/write-atomically.ts";

// As in health-check.ts.
const { createServer } = process.getBuiltinModule("node:http");

export type OutboxMail = { to: string; subject: string; text: string; html: string };

type Events = {
  onMail: (mail: OutboxMail) => void;
  /** Receives a sentence where a mail could not be written. */
  say: (line: string) => void;
};

type Answer = readonly [status: number, body: object];

/** Stands in for Resend's `POST /emails` if no key for it is set, and writes each mail to a file, once. */
export async function startOutbox(folder: string, { onMail, say }: Events) {
  const key = crypto.randomUUID();
  const known = new Set<string>();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const receive = async (request: IncomingMessage): Promise<Answer> => {
    const { method, url, headers } = request;
    // Refuses web pages, also after DNS rebinding: only the worker sends mail.
    if (headers.origin !== undefined || headers.host !== host) return refuse(403, "invalid_access");
    const isAllowed = headers.authorization === `Bearer ${key}`;
    if (!isAllowed || method !== "POST" || url !== "/emails") return refuse(401, "invalid_api_key");
    const id = String(headers["idempotency-key"]);
    const mail = (await json(request)) as OutboxMail;
    if (!known.has(id)) {
      const time = new Date().toISOString().replaceAll(":", "-");
      const file = join(folder, `${time}-${known.size + 1}.json`);
      writeAtomically(file, `${JSON.stringify(mail, null, 2)}\n`, 0o600);
      known.add(id);
      onMail(mail);
    }
    return [200, { id }];
  };
  const server = createServer(async (request, response) => {
    const [status, body] = await receive(request).catch((error: unknown) => {
      say(`A mail could not be written into ${folder} (${shortReason(error)}).`);
      // The worker tries again after this status.
      return refuse(500, "internal_server_error");
    });
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

const refuse = (statusCode: number, name: string): Answer => [statusCode, { statusCode, name }];

export function describeMail({ to, subject, text }: OutboxMail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  return [`Mail to ${to}: ${subject}`, ...(link === undefined ? [] : [`  ${link}`])].join("\n");
}

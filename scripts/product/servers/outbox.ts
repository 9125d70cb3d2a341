import { mkdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { shortReason } from "../cli-error.ts";
import { receivedMails } from "./received-mails.ts";
import { writeAtomically } from "../build/write-atomically.ts";

// As in health-check.ts.
const { createServer } = process.getBuiltinModule("node:http");

export type OutboxMail = { to: string; subject: string; text: string; html: string };

type Events = {
  onMail: (mail: OutboxMail) => void;
  /** Receives a sentence where a mail could not be written. */
  say: (line: string) => void;
};

type Answer = readonly [status: number, body: object | Uint8Array];

/** A call that was answered: what it sent, and the answer, which the same call gets again. */
type Known = { sent: string; answer: Answer };

/**
 * Stands in for Resend's `POST /emails` and `/emails/batch` if no key for it is set, and writes each mail to a file, once: a
 * call is known by its idempotency key, under which nothing else is taken. Mails that are given to `receive` can be listed
 * and fetched as those that Resend received.
 */
export async function startOutbox(folder: string, { onMail, say }: Events) {
  const key = crypto.randomUUID();
  const known = new Map<string, Known | null>();
  let written = 0;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const write = (mail: OutboxMail): { id: string } => {
    written += 1;
    const time = new Date().toISOString().replaceAll(":", "-");
    const file = join(folder, `${time}-${written}.json`);
    writeAtomically(file, `${JSON.stringify(mail, null, 2)}\n`, 0o600);
    onMail(mail);
    return { id: crypto.randomUUID() };
  };
  /** As Resend does, it refuses all for one bad address, or where it is asked to, that one alone. */
  const writeAll = (mails: readonly OutboxMail[], isPermissive: boolean): Answer => {
    const errors = mails.flatMap(({ to }, index) =>
      isAddress(to) ? [] : [{ index, message: "Invalid `to` field" }],
    );
    if (errors.length > 0 && !isPermissive) return refuse(422, "validation_error");
    return [200, { data: mails.filter(({ to }) => isAddress(to)).map(write), errors }];
  };
  const receiveOnce = async (request: IncomingMessage, id: string): Promise<Answer> => {
    const before = known.get(id);
    if (before === null) return refuse(409, "concurrent_idempotent_requests");
    if (before === undefined) known.set(id, null);
    try {
      const sent = await text(request);
      if (before !== undefined) {
        return before.sent === sent ? before.answer : refuse(409, "invalid_idempotent_request");
      }
      const mails: OutboxMail | OutboxMail[] = JSON.parse(sent);
      const answer: Answer = Array.isArray(mails)
        ? writeAll(mails, request.headers["x-batch-validation"] === "permissive")
        : [200, write(mails)];
      known.set(id, { sent, answer });
      return answer;
    } finally {
      if (known.get(id) === null) known.delete(id);
    }
  };
  const received = receivedMails();
  const receive = async (request: IncomingMessage): Promise<Answer> => {
    const { method, url = "", headers } = request;
    // Refuses web pages, also after DNS rebinding: only the worker sends mail.
    if (headers.origin !== undefined || headers.host !== host) return refuse(403, "invalid_access");
    const raw = method === "GET" ? received.raw(url) : null;
    if (raw !== null) return [200, raw];
    if (headers.authorization !== `Bearer ${key}`) return refuse(401, "invalid_api_key");
    const answer = method === "GET" ? received.answer(url, `http://${host}`) : null;
    if (answer !== null) return [200, answer];
    if (method === "GET") return refuse(404, "not_found");
    if (method !== "POST" || !paths.includes(url)) return refuse(401, "invalid_api_key");
    return receiveOnce(request, String(headers["idempotency-key"]));
  };
  const server = createServer(async (request, response) => {
    const [status, body] = await receive(request).catch((error: unknown) => {
      say(`A mail could not be written into ${folder} (${shortReason(error)}).`);
      // The worker tries again after this status.
      return refuse(500, "internal_server_error");
    });
    if (body instanceof Uint8Array) response.writeHead(status).end(body);
    else
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return { url: `http://${host}`, key, receive: received.add, stop };
}

const isAddress = (to: string): boolean => /^[^\s<>@]+@[^\s<>@]+$/.test(to);

const paths: readonly string[] = ["/emails", "/emails/batch"];

const refuse = (statusCode: number, name: string): Answer => [statusCode, { statusCode, name }];

export function describeMail({ to, subject, text: content }: OutboxMail): string {
  const link = /https?:\/\/\S+/.exec(content)?.[0];
  return [`Mail to ${to}: ${subject}`, ...(link === undefined ? [] : [`  ${link}`])].join("\n");
}

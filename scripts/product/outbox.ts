import { mkdirSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { writeWhole } from "./data-folder.ts";

type OutboxMail = { to: string; subject: string; text: string; html: string };
type Answer = { status: number; body: object };
type Outbox = { url: string; key: string; stop: () => Promise<void> };

/**
 * Takes the mail of an installation that has no key for Resend: answers as Resend does, keeps each mail in a file,
 * and hands it to who reads at the terminal.
 */
export async function startOutbox(
  folder: string,
  onMail: (mail: OutboxMail) => void,
): Promise<Outbox> {
  const key = crypto.randomUUID();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const known = new Set<string>();
  const keep = async (request: IncomingMessage): Promise<Answer> => {
    // Only the worker sends mail. A browser's page names its origin, or after DNS rebinding its own host.
    if (request.headers.origin !== undefined || request.headers.host !== host) {
      return { status: 403, body: { name: "invalid_access", statusCode: 403 } };
    }
    if (
      request.headers.authorization !== `Bearer ${key}` ||
      request.url !== "/emails" ||
      request.method !== "POST"
    ) {
      return { status: 401, body: { name: "invalid_api_key", statusCode: 401 } };
    }
    const mail = JSON.parse(await text(request)) as OutboxMail;
    const id = String(request.headers["idempotency-key"]);
    if (!known.has(id)) {
      known.add(id);
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${known.size}.json`;
      writeWhole(join(folder, name), `${JSON.stringify(mail, null, 2)}\n`, 0o600);
      onMail(mail);
    }
    return { status: 200, body: { id } };
  };
  const server = createServer((request, response) => {
    void keep(request)
      .catch((error: unknown) => ({ status: 422, body: { statusCode: 422, message: `${error}` } }))
      .then(({ status, body }) =>
        response
          .writeHead(status, { "content-type": "application/json" })
          .end(JSON.stringify(body)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    key,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A mail as a person reads it at the terminal: to whom, about what, and the link in it. */
export function readableMail({ to, subject, text: body }: OutboxMail): string {
  const link = /https?:\/\/\S+/.exec(body)?.[0];
  return [`Mail to ${to}: ${subject}`, ...(link === undefined ? [] : [`  ${link}`])].join("\n");
}

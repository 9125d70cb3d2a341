import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { writeAtomically } from "../build/write-atomically.ts";
import { mailFile, mailReceiver, type OutboxMail } from "./receive-mail.ts";

// As in health-check.ts.
const { createServer } = process.getBuiltinModule("node:http");

/** Replaces Resend if no key for it is set, and writes each mail to a file. */
export async function startOutbox(folder: string, onMail: (mail: OutboxMail) => void) {
  const key = crypto.randomUUID();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const header = (name: string) => headers[name]?.toString();
    const [status, body] = await receive({ method, path, header, json: () => json(request) });
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receive = mailReceiver({
    host,
    key,
    store(name, mail) {
      writeAtomically(join(folder, name), mailFile(mail), 0o600);
      onMail(mail);
    },
  });
  const stop = async () => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return { url: `http://${host}`, key, stop };
}

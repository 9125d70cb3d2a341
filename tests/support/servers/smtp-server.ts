import { readFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

const file = (name: string) => join(import.meta.dirname, "../../fixtures/smtp", name);

/** Who signed the certificate, which is for `localhost` and 127.0.0.2: a product trusts it by `SSL_CERT_FILE`. */
export const authorityFile = file("authority.pem");

export const login = { user: "post@fundbook.example", password: "p@ss/word of the tests" };

/** A mail as it arrived: `from` and `to` are the envelope's. */
export type ReceivedMail = {
  from: string;
  to: string[];
  source: string;
  isSecure: boolean;
  user: string | undefined;
};

export type SmtpTestServer = {
  port: number;
  mails: ReceivedMail[];
  /** Breaks the line of a session. */
  cut: (sessionId: string) => void;
  stop: () => Promise<void>;
};

/** A real mail server, which requires the login unless the options say otherwise. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<SmtpTestServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    // It would ask a name server, which is another machine.
    disableReverseLookup: true,
    key: readFileSync(file("key.pem")),
    cert: readFileSync(file("certificate.pem")),
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === login.user && password === login.password;
      done(isRight ? null : new Error("wrong"), isRight ? { user: username } : undefined);
    },
    onData: async (stream, { envelope, secure, user }, done) => {
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      try {
        mails.push({ from, to, source: await text(stream), isSecure: secure, user });
        done();
      } catch {
        done(new Error("A product that was stopped has broken off what it sent."));
      }
    },
    ...options,
  });
  // A client that refuses the certificate breaks the handshake off.
  server.on("error", () => {});
  const listening = server.listen(0);
  await new Promise<void>((resolve) => listening.once("listening", resolve));
  return {
    port: (listening.address() as AddressInfo).port,
    mails,
    cut(sessionId) {
      // As a mail server does that is stopped: the client reads the line's end, and no reply.
      for (const { session, _socket } of server.connections)
        if (session.id === sessionId) _socket.end();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The parts of a mail by their type. */
export const partsOf = ({ source }: ReceivedMail): Map<string, string> =>
  new Map(
    [...source.matchAll(/^Content-Type: (text\/\w+)[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/gm)].map(
      ([, type = "", content = ""]) => [type, Buffer.from(content, "base64").toString()],
    ),
  );

/** A server that accepts connections and never says a word. */
export async function startSilentServer(): Promise<{ port: number; stop: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on("error", () => {})));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

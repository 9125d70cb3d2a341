import { operatorConnect } from "../network/operator-network.ts";
import { SmtpError, type SmtpStage } from "./smtp-error.ts";
import type { SmtpServer } from "./smtp-url.ts";

/** One dialogue with a mail server: a command gets its reply before the next is sent. */
export type SmtpConnection = {
  /**
   * Sends a line, or nothing for the greeting.
   * @param stage what is not known where no reply comes
   * @returns the reply's code and its lines' texts
   */
  command: (line: string | null, stage?: SmtpStage) => Promise<SmtpReply>;
  /** Goes on over TLS, whose certificate the runtime checks. */
  startTls: () => void;
  close: () => void;
};

export type SmtpReply = { code: number; lines: string[] };

type Socket = ReturnType<typeof import("cloudflare:sockets").connect>;

const maxReply = 16_384;

export async function openSmtpConnection({
  host,
  port,
  security,
}: SmtpServer): Promise<SmtpConnection> {
  const secureTransport = { tls: "on", starttls: "starttls", none: "off" } as const;
  const address = { hostname: host, port };
  let stream = streamsOf(
    await operatorConnect(address, { secureTransport: secureTransport[security] }),
  );
  let pending = "";

  const readReply = async (stage: SmtpStage | null): Promise<SmtpReply> => {
    for (;;) {
      const [reply] = /^(?:\d{3}-[^\n]*\n)*\d{3}(?: [^\n]*)?\r?\n/.exec(pending) ?? [];
      if (reply !== undefined) {
        pending = pending.slice(reply.length);
        const lines = reply.trimEnd().split(/\r?\n/);
        return { code: Number(reply.slice(0, 3)), lines: lines.map((line) => line.slice(4)) };
      }
      if (pending.length > maxReply)
        throw new SmtpError("the server's reply is too long", { stage });
      const { value, done } = await stream.reader.read();
      if (done) {
        throw new SmtpError("the server closed the connection", { isTransient: true, stage });
      }
      pending += new TextDecoder("latin1").decode(value);
    }
  };

  return {
    async command(line, stage) {
      if (line !== null) await stream.writer.write(new TextEncoder().encode(`${line}\r\n`));
      return readReply(stage ?? null);
    },
    startTls() {
      // Anything that somebody in between sent before the handshake must not count as the server's.
      if (pending !== "") throw new SmtpError("the server answered what was not asked");
      stream.reader.releaseLock();
      stream.writer.releaseLock();
      stream = streamsOf(stream.socket.startTls());
    },
    close() {
      // Its promise can stay open for ever after STARTTLS.
      void stream.socket.close().catch(ignoreEnd);
    },
  };
}

function streamsOf(socket: Socket) {
  // A failure of the connection also fails the read or write that waits.
  void socket.opened.catch(ignoreEnd);
  void socket.closed.catch(ignoreEnd);
  return { socket, reader: socket.readable.getReader(), writer: socket.writable.getWriter() };
}

const ignoreEnd = (): void => {};

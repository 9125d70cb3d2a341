import { toBase64 } from "../encoding.ts";
import { openSmtpConnection, type SmtpConnection, type SmtpReply } from "./smtp-connection.ts";
import { SmtpError, type SmtpStage } from "./smtp-error.ts";
import type { SmtpServer } from "./smtp-url.ts";

type SmtpDelivery = {
  from: string;
  to: string;
  /** RFC 5322, in lines that end with CR LF. */
  message: string;
  clientName: string;
};

/**
 * Delivers one mail in a connection of its own.
 * @param timeout milliseconds for all of it
 * @throws SmtpError
 */
export async function deliverBySmtp(
  server: SmtpServer,
  delivery: SmtpDelivery,
  timeout: number,
): Promise<void> {
  const connection = await openSmtpConnection(server);
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  /** Once the mail itself is under way, only the server knows whether it was taken. */
  let stage: SmtpStage | null = null;
  const timer = setTimeout(
    () => reject(new SmtpError("the server did not answer in time", { isTransient: true, stage })),
    timeout,
  );
  try {
    const onContent = () => {
      stage = "content";
    };
    await Promise.race([converse(connection, server, delivery, onContent), timedOut]);
  } catch (cause) {
    if (cause instanceof SmtpError) throw cause;
    const reason =
      server.security === "none"
        ? "the server could not be reached"
        : "the server could not be reached by TLS with a certificate that is trusted";
    throw new SmtpError(reason, { isTransient: true, stage, cause });
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

async function converse(
  connection: SmtpConnection,
  { security, login }: SmtpServer,
  { from, to, message, clientName }: SmtpDelivery,
  onContent: () => void,
): Promise<void> {
  const { command } = connection;
  require2xx(await command(null), "refused the connection");
  let extensions = await greet(connection, clientName);
  if (security === "starttls") {
    if (!extensions.has("STARTTLS")) {
      throw new SmtpError(
        "the server offers no STARTTLS; use smtps:// where it has a port for TLS",
      );
    }
    require2xx(await command("STARTTLS"), "refused STARTTLS");
    connection.startTls();
    extensions = await greet(connection, clientName);
  }
  if (login !== null) await logIn(connection, login, extensions.get("AUTH") ?? "");
  const isAscii = /^[\x21-\x7e]+$/.test(from + to);
  if (!isAscii && !extensions.has("SMTPUTF8")) {
    throw new SmtpError("the server takes no addresses beyond ASCII");
  }
  const sender = await command(`MAIL FROM:<${from}>${isAscii ? "" : " SMTPUTF8"}`);
  require2xx(sender, "the mail server refused the sender", { setting: "MAIL_FROM" });
  const recipient = await command(`RCPT TO:<${to}>`);
  require2xx(recipient, "refused a recipient", isGone(recipient) ? { stage: "recipient" } : {});
  const start = await command("DATA");
  if (start.code !== 354) throw refusal(start, "refused the mail");
  onContent();
  require2xx(await command(`${dotStuffed(message)}.`, "content"), "refused the mail");
  // The mail is delivered, so the response to this one matters no more.
  void command("QUIT").catch(() => {});
}

/** @returns the server's extensions, with their parameters */
async function greet({ command }: SmtpConnection, name: string): Promise<Map<string, string>> {
  const reply = await command(`EHLO ${name}`);
  require2xx(reply, "refused the greeting");
  return new Map(
    reply.lines.slice(1).map((line) => {
      const [keyword = "", ...parameters] = line.trim().toUpperCase().split(/[ =]/);
      return [keyword, parameters.join(" ")];
    }),
  );
}

async function logIn(
  { command }: SmtpConnection,
  { user, password }: NonNullable<SmtpServer["login"]>,
  methods: string,
): Promise<void> {
  const encode = (text: string) => toBase64(new TextEncoder().encode(text));
  const refused = "refused the login";
  if (/\bPLAIN\b/.test(methods)) {
    require2xx(await command(`AUTH PLAIN ${encode(`\0${user}\0${password}`)}`), refused);
    return;
  }
  if (!/\bLOGIN\b/.test(methods)) {
    throw new SmtpError("the server offers no login by PLAIN or LOGIN");
  }
  for (const line of ["AUTH LOGIN", encode(user)]) {
    const reply = await command(line);
    if (reply.code !== 334) throw refusal(reply, refused);
  }
  require2xx(await command(encode(password)), refused);
}

type Refused = { setting?: string; stage?: SmtpStage };

function require2xx(reply: SmtpReply, refused: string, of: Refused = {}): void {
  if (reply.code < 200 || reply.code > 299) throw refusal(reply, refused, of);
}

/**
 * Whether a mailbox is not there, by the reply's code and the status that may follow it (RFC 3463). A server that relays
 * nothing for this one, or has a rule against the mail, refuses recipients too: that says nothing of them.
 */
function isGone({ code, lines: [line = ""] }: SmtpReply): boolean {
  const [status = "5.1.1"] = /^5\.\d{1,3}\.\d{1,3}\b/.exec(line) ?? [];
  return [550, 551, 553].includes(code) && (status.startsWith("5.1.") || status === "5.2.1");
}

/** A code of 4xx asks to try again later. */
const refusal = (
  { code }: SmtpReply,
  refused: string,
  { setting, stage }: Refused = {},
): SmtpError =>
  new SmtpError(`${setting === undefined ? "the server " : ""}${refused} (${code})`, {
    isTransient: code >= 400 && code < 500,
    ...(setting !== undefined && { setting }),
    ...(stage !== undefined && { stage }),
  });

/** A line that is a full stop ends the mail. */
const dotStuffed = (message: string): string => message.replaceAll(/^\./gm, "..");

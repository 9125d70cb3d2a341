export type OutboxMail = { to: string; subject: string; text: string; html: string };

type MailRequest = {
  method: string | undefined;
  path: string | undefined;
  header: (name: string) => string | null | undefined;
  json: () => Promise<unknown>;
};

type Answer = readonly [status: number, body: object];

type Receiver = {
  /** The receiver's own host and port. */
  host: string;
  /** The API key, which only the worker knows. */
  key: string;
  /** Stores a mail once. */
  store: (name: string, mail: OutboxMail) => void | Promise<void>;
};

const refuse = (statusCode: number, name: string): Answer => [statusCode, { statusCode, name }];

/** Stands in for Resend's `POST /emails`. */
export function mailReceiver({ host, key, store }: Receiver) {
  const known = new Set<string>();
  return async ({ method, path, header, json }: MailRequest): Promise<Answer> => {
    // Refuses web pages, also after DNS rebinding: only the worker sends mail.
    if (header("origin") || header("host") !== host) return refuse(403, "invalid_access");
    const isAllowed = header("authorization") === `Bearer ${key}`;
    if (!isAllowed || method !== "POST" || path !== "/emails") {
      return refuse(401, "invalid_api_key");
    }
    const id = String(header("idempotency-key"));
    try {
      const mail = (await json()) as OutboxMail;
      if (!known.has(id)) {
        known.add(id);
        const time = new Date().toISOString().replaceAll(":", "-");
        await store(`${time}-${known.size}.json`, mail);
      }
      return [200, { id }];
    } catch {
      known.delete(id);
      return refuse(422, "validation_error");
    }
  };
}

export const mailFile = (mail: OutboxMail): string => `${JSON.stringify(mail, null, 2)}\n`;

export function describeMail({ to, subject, text }: OutboxMail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  return [`Mail to ${to}: ${subject}`, ...(link === undefined ? [] : [`  ${link}`])].join("\n");
}

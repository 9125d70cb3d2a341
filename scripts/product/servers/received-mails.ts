type ReceivedMail = {
  id: string;
  to: readonly string[];
  receivedFor: readonly string[];
  createdAt: Date;
  raw: Uint8Array;
};

/** How Resend answers about the mails that it received: `GET /emails/receiving`, one by its id, and the mail itself. */
export function receivedMails() {
  const mails = new Map<string, ReceivedMail>();
  const headOf = ({ id, to, receivedFor, createdAt }: ReceivedMail) => ({
    id,
    to,
    received_for: receivedFor,
    from: "",
    created_at: createdAt.toISOString(),
    subject: "",
    message_id: "",
    attachments: [],
  });
  const list = (params: URLSearchParams) => {
    const newestFirst = [...mails.values()].toReversed();
    const start = newestFirst.findIndex(({ id }) => id === params.get("after")) + 1;
    const page = newestFirst.slice(start, start + Number(params.get("limit") ?? 20));
    const has_more = start + page.length < newestFirst.length;
    return { object: "list", has_more, data: page.map(headOf) };
  };
  return {
    /** @returns the id of the mail */
    add: (mail: Omit<ReceivedMail, "id">): string => {
      const id = crypto.randomUUID();
      mails.set(id, { ...mail, id });
      return id;
    },
    /** @returns null where it is no such call, or there is no such mail */
    answer(url: string, origin: string): object | null {
      const { pathname, searchParams } = new URL(url, origin);
      if (pathname === "/emails/receiving") return list(searchParams);
      const mail = mails.get(/^\/emails\/receiving\/([^/]+)$/.exec(pathname)?.[1] ?? "");
      if (mail === undefined) return null;
      const raw = { download_url: `${origin}/raw/${mail.id}`, expires_at: "" };
      return { object: "email", ...headOf(mail), html: null, text: null, headers: {}, raw };
    },
    /** Whoever has the address of a mail may fetch it. @returns null where it is none */
    raw: (url: string): Uint8Array | null =>
      mails.get(/^\/raw\/([^/]+)$/.exec(url)?.[1] ?? "")?.raw ?? null,
  };
}

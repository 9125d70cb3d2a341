import { mailFile, mailReceiver } from "../product/servers/receive-mail.ts";
import { writeToDisk, type Disk } from "./operations/disk.ts";

type Bindings = {
  FILES: Disk;
  /** The folder's name, for the log. */
  OUTBOX: string;
  RESEND_API_KEY: string;
  RESEND_BASE_URL: string;
};

let receive: ReturnType<typeof mailReceiver> | undefined;

const receiverFor = ({ FILES, OUTBOX, RESEND_API_KEY, RESEND_BASE_URL }: Bindings) =>
  mailReceiver({
    host: new URL(RESEND_BASE_URL).host,
    key: RESEND_API_KEY,
    async store(name, mail) {
      await writeToDisk(FILES, name, new Blob([mailFile(mail)]).stream());
      // The log has no address and no link of a mail.
      console.log(`No mail server is set: a mail is in ${OUTBOX}.`);
    },
  });

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    receive ??= receiverFor(bindings);
    const [status, body] = await receive({
      method: request.method,
      path: new URL(request.url).pathname,
      header: (name) => request.headers.get(name),
      json: () => request.json(),
    });
    return Response.json(body, { status });
  },
};

import { Hono, type Context } from "hono";
import { AppError } from "../../../shared/errors.ts";
import { uuidField } from "../../../shared/text-field.ts";
import { signedIn } from "../../auth/signed-in-context.ts";
import { countReceivedMail } from "../../platform/counting/metrics.ts";
import { isSecret } from "../../platform/constant-time.ts";
import type { HonoEnv } from "../../platform/http/hono-env.ts";
import { limitBody } from "../../platform/http/limit-body.ts";
import { requestContext } from "../../platform/http/request-context.ts";
import { streamBytes } from "../../platform/http/stream-body.ts";
import { describeFailure } from "../../platform/log/log.ts";
import { webhookHeaders } from "../../platform/mail/verify-webhook.ts";
import { withTimeout } from "../../platform/queue/with-timeout.ts";
import { downloadFile } from "./download-file.ts";
import { fetchFoundMails } from "./fetch-mails.ts";
import { takeMailMessage } from "./find-mails.ts";
import { countRefusedMail, receiveMail, requireInbox } from "./receive-mail.ts";
import { takeTurns } from "./take-turns.ts";

/** Milliseconds in which a mail must be there: others wait. */
const longestBody = 15_000;

async function bodyOf(c: Context<HonoEnv>): Promise<Uint8Array<ArrayBuffer>> {
  await limitMail(c, async () => {});
  return new Uint8Array(await c.req.arrayBuffer());
}

const limitMail = limitBody(7_813);

/** Where the pipe of a mail server sends mails. Nothing of a mail is read before the secret and the address are known. */
export const arrivingMail = new Hono<HonoEnv>().post(
  "/",
  async (c, next) => {
    const { inbox } = c.var.services.settings;
    c.header("cache-control", "no-store");
    if (inbox === null || inbox.secret === null) throw new AppError("inbox/off");
    const [, given] = /^bearer +(\S+) *$/i.exec(c.req.header("authorization") ?? "") ?? [];
    if (given === undefined || !(await isSecret(given, inbox.secret))) {
      countReceivedMail({ outcome: "inbox/secret" });
      throw new AppError("inbox/secret");
    }
    await requireInbox(c.var.services, inbox, c.req.query("to") ?? "");
    return takeTurns(() => next());
  },
  async (c) => {
    const { services } = c.var;
    const { inbox } = services.settings;
    if (inbox === null) throw new AppError("inbox/off");
    const bytes = await withTimeout(longestBody, bodyOf(c)).catch((error: unknown) => {
      countRefusedMail(error);
      throw error;
    });
    const recipient = c.req.query("to") ?? "";
    return c.json(
      await receiveMail(services, inbox, { recipient, bytes, authserv: inbox.authserv }),
    );
  },
);

/** In kilobytes. */
const maxMessage = 256;

/** Resend's messages about mails that it received. The mails are fetched after the answer, for which it waits 15 s. */
export const mailsAtResend = new Hono<HonoEnv>().post("/", limitBody(maxMessage), async (c) => {
  const { services } = c.var;
  await takeMailMessage(services, await c.req.text(), webhookHeaders(c.req.raw.headers));
  const fetched = fetchFoundMails(services).catch((error: unknown) =>
    services.log("error", "inbox.fetch-failed", describeFailure(error)),
  );
  c.executionCtx.waitUntil(fetched);
  c.header("cache-control", "no-store");
  return c.json({});
});

/** A statement as it came, still locked. */
export const inboxDownloads = new Hono<HonoEnv>().get("/:id", async (c) => {
  const { success, data: id } = uuidField("").safeParse(c.req.param("id"));
  if (!success) throw new AppError("inbox/not-found");
  const setCookie = (header: string) => c.header("set-cookie", header, { append: true });
  const ctx = signedIn(requestContext(c, setCookie));
  const { name, parts } = await downloadFile(ctx, id);
  return c.body(streamBytes(parts, ctx.log, c.req.path), 200, {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="statement.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "cache-control": "no-store",
  });
});

import { Hono, type Context } from "hono";
import { html } from "hono/html";
import type { HonoEnv } from "../../platform/http/hono-env.ts";
import { limitBody } from "../../platform/http/limit-body.ts";
import { webhookHeaders } from "../../platform/mail/verify-webhook.ts";
import { takeMailEvent } from "./take-mail-event.ts";
import { unsubscribeLetter } from "./unsubscribe-letter.ts";

/**
 * Turns a letter off, by its link or by a mail program's own button (RFC 8058). Programs that follow every link of a mail
 * change nothing, and an unknown link gets the same answers.
 */
export const unsubscribing = new Hono<HonoEnv>()
  .get("/:token/:kind", (c) => answer(c, asking))
  .post("/:token/:kind", limitBody(1), async (c) => {
    await unsubscribeLetter(c.var.services, c.req.param());
    return answer(c, stopped);
  });

/** In kilobytes. */
const maxEventSize = 256;

/** Messages of Resend about mails, which has neither our Origin nor a cookie. */
export const mailWebhooks = new Hono<HonoEnv>().post(
  "/webhooks/resend",
  limitBody(maxEventSize),
  async (c) => {
    await takeMailEvent(c.var.services, await c.req.text(), webhookHeaders(c.req.raw.headers));
    c.header("cache-control", "no-store");
    return c.json({});
  },
);

/** Who follows the link has no session here, and so no language that is known. */
type Words = { english: string; hindi: string };
const stop: Words = { english: "Stop", hindi: "बंद करें" };
const asking: Words = {
  english: "Stop this letter from Fundbook?",
  hindi: "Fundbook का यह पत्र बंद करें?",
};
const stopped: Words = {
  english: "This letter is stopped. You can ask for it again on your account page.",
  hindi: "यह पत्र बंद है। आप इसे अपने खाते के पेज पर फिर माँग सकते हैं।",
};

function answer(c: Context<HonoEnv>, words: Words): Response | Promise<Response> {
  c.header("cache-control", "no-store");
  const form = html`<form method="post">
    <button type="submit">${stop.english}, <span lang="hi">${stop.hindi}</span></button>
  </form>`;
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>Fundbook</title>
        </head>
        <body>
          <h1>Fundbook</h1>
          <p>${words.english}</p>
          <p lang="hi">${words.hindi}</p>
          ${words === asking ? form : ""}
        </body>
      </html>`,
  );
}

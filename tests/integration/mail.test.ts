import type { IncomingMessage, RequestListener } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownProduct, type OwnProduct } from "../support/own-product.ts";
import { investor, person, type Person } from "../support/person.ts";
import { startUpstream, type Upstream } from "../support/upstream.ts";

type Sent = { path: string; key: string; authorization: string; body: Record<string, unknown> };

let upstream: Upstream;
let product: OwnProduct;
let asha: Person;
const sent: Sent[] = [];

beforeAll(async () => {
  upstream = await startUpstream();
  product = await ownProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    RATE_LIMITS: "off",
    RESEND_API_KEY: "re_secret_of_the_tests",
    RESEND_BASE_URL: upstream.url,
    MAIL_FROM: "Fundbook <hello@fundbook.example>",
  });
});
afterAll(async () => {
  await product?.stop();
  await upstream?.stop();
});
beforeEach(async () => {
  sent.length = 0;
  asha = await investor(product.url);
});

const note = async (request: IncomingMessage) => {
  sent.push({
    path: request.url ?? "",
    key: String(request.headers["idempotency-key"]),
    authorization: String(request.headers.authorization),
    body: (await json(request)) as Record<string, unknown>,
  });
};

/** Resend's own answers, the first ones as given and then its acceptance. */
function answerWith(...failures: { status: number; name: string }[]): RequestListener {
  return (request, response) => {
    void note(request).then(() => {
      const failure = failures.shift();
      const { status, body } =
        failure === undefined
          ? { status: 200, body: { id: crypto.randomUUID() } }
          : {
              status: failure.status,
              body: { statusCode: failure.status, name: failure.name, message: "no" },
            };
      return response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify(body));
    });
  };
}

const ask = (email = asha.email) =>
  person(product.url).tell("auth.requestPasswordReset", { email });
const untilSent = (count: number) =>
  vi.waitFor(() => expect(sent).toHaveLength(count), { timeout: 15_000, interval: 50 });
const log = () => readFileSync(join(product.dataFolder, "log/server.log"), "utf8");

describe("a mail by Resend", () => {
  it("goes out with its key, sender, words and an idempotency key", async () => {
    upstream.answer(answerWith());
    await ask();
    await untilSent(1);
    expect(sent[0]).toEqual({
      path: "/emails",
      key: expect.stringMatching(/^reset-[0-9a-f]{64}$/),
      authorization: "Bearer re_secret_of_the_tests",
      body: {
        from: "Fundbook <hello@fundbook.example>",
        to: asha.email,
        subject: "Set a new Fundbook password",
        text: expect.stringContaining("/new-password?oobCode="),
        html: expect.stringContaining("/new-password?oobCode="),
      },
    });
  });

  it.each([
    { status: 429, name: "rate_limit_exceeded" },
    { status: 500, name: "application_error" },
  ])("is sent again under the same key after $status", async (failure) => {
    upstream.answer(answerWith(failure));
    await ask();
    await untilSent(2);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it("is sent again where an answer takes too long", async () => {
    let first = true;
    const accept = answerWith();
    upstream.answer((request, response) => {
      if (first) void note(request);
      else accept(request, response);
      first = false;
    });
    const { data } = await ask();
    expect(data).toEqual({ ok: true });
    await untilSent(2);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it("is given up, logged without its secrets, and the asker gets the same answer", async () => {
    upstream.answer(answerWith({ status: 422, name: "validation_error" }));
    expect((await ask()).data).toEqual({ ok: true });
    await vi.waitFor(() => expect(log()).toContain('"event":"mail.reset-link-lost"'), {
      timeout: 10_000,
    });
    expect(sent).toHaveLength(1);
    expect(log()).toContain("MailError");
    expect(log()).not.toMatch(/oobCode|re_secret|@example\.in/);
  });
});

describe("the answer to a request for a reset link", () => {
  it("waits for nobody: it is there while the mail service has not answered", async () => {
    const held: Parameters<RequestListener>[1][] = [];
    upstream.answer((request, response) => {
      void note(request).then(() => held.push(response));
    });
    expect((await ask()).data).toEqual({ ok: true });
    await untilSent(1);
    expect(held).toHaveLength(1);
    held[0]?.writeHead(200, { "content-type": "application/json" }).end('{"id":"1"}');
    expect((await ask(person(product.url).email)).data).toEqual({ ok: true });
  });
});

import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { register, apiClient } from "../../support/api/api-client.ts";
import { proveAddress, sendNoticesNow } from "../../support/api/notices.ts";
import { signInByPassword } from "../../support/api/sign-in.ts";
import { endless, startHttpServer, type HttpServer } from "../../support/servers/http-server.ts";
import { waitUntil } from "../../support/wait-until.ts";

type Sent = { path: string; key: string; authorization: string; body: Record<string, unknown> };

let upstream: HttpServer;
let product: TestProduct;
const sent: Sent[] = [];
/** The failures of the mail service, by the address of the first mail. */
const firstAnswers = new Map<unknown, RequestListener>();

beforeAll(async () => {
  upstream = await startHttpServer();
  upstream.answer(async (request, response) => {
    const { to } = (await note(request)).body;
    const answer = firstAnswers.get(to) ?? resend(200, { id: crypto.randomUUID() });
    firstAnswers.delete(to);
    answer(request, response);
  });
  product = await startTestProduct({
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

async function note(request: IncomingMessage): Promise<Sent> {
  const one = {
    path: request.url ?? "",
    key: String(request.headers["idempotency-key"]),
    authorization: String(request.headers.authorization),
    body: (await json(request)) as Record<string, unknown>,
  };
  sent.push(one);
  return one;
}

const resend =
  (status: number, body: object): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const refusal = (statusCode: number, name: string) =>
  resend(statusCode, { statusCode, name, message: "no" });

/** Registers a user and requests a reset link. */
async function askWhere(firstAnswer?: RequestListener): Promise<string> {
  const { email } = await register(product.url);
  if (firstAnswer !== undefined) firstAnswers.set(email, firstAnswer);
  const { data } = await apiClient(product.url).mutate("auth.requestPasswordReset", { email });
  expect(data).toEqual({ ok: true });
  return email;
}
const sentTo = (email: string) => sent.filter(({ body }) => body["to"] === email);
const untilSent = (email: string, count: number) =>
  waitUntil(() => expect(sentTo(email)).toHaveLength(count));
const log = () => readFileSync(join(product.dataFolder, "log/server.log"), "utf8");

/** Each uses its own address, so they run concurrently. */
describe.concurrent("a mail through Resend", () => {
  it("is sent with the API key, sender, content and an idempotency key", async () => {
    const email = await askWhere();
    await untilSent(email, 1);
    expect(sentTo(email)).toEqual([
      {
        path: "/emails",
        key: expect.stringMatching(/^reset-[0-9a-f]{64}$/),
        authorization: "Bearer re_secret_of_the_tests",
        body: {
          from: "Fundbook <hello@fundbook.example>",
          to: email,
          subject: "Set a new Fundbook password",
          text: expect.stringContaining("/new-password?oobCode="),
          html: expect.stringContaining("/new-password?oobCode="),
        },
      },
    ]);
  });

  it.each<[string, RequestListener]>([
    ["is too much for it", refusal(429, "rate_limit_exceeded")],
    ["is a failure", refusal(500, "application_error")],
    ["is a page", (_, response) => response.writeHead(200).end("<html>Welcome</html>")],
    ["breaks off", (_, response) => response.writeHead(200).write("{", () => response.destroy())],
    ["never comes", (_, response) => response.destroy()],
    ["takes too long", () => {}],
    ["does not end", endless(Buffer.alloc(1024 * 1024, " "), () => {})],
  ])("is sent again under the same key where the answer %s", async (_, firstAnswer) => {
    const email = await askWhere(firstAnswer);
    await untilSent(email, 2);
    expect(new Set(sentTo(email).map(({ key }) => key)).size).toBe(1);
  });

  it("that is refused is logged without secrets, and the response stays the same", async () => {
    const email = await askWhere(refusal(422, "validation_error"));
    await waitUntil(() => expect(log()).toContain('"event":"mail.reset-link-lost"'));
    expect(sentTo(email)).toHaveLength(1);
    expect(log()).toContain("MailError");
    expect(log()).not.toMatch(/oobCode|re_secret|@example\.in/);
  });
});

describe("a notice that the mail service refuses", () => {
  it("changes nothing of what it tells, and is sent again with what happened since", async () => {
    const asha = await register(product.url);
    await proveAddress(product.databaseUrl, asha.email);
    firstAnswers.set(asha.email, refusal(422, "validation_error"));
    const signIn = async () => (await signInByPassword(product.url, asha.email)).answer.status;
    expect(await signIn()).toBe(200);
    await waitUntil(() => expect(log()).toContain('"event":"mail.notice-delayed"'));
    expect(await signIn()).toBe(200);
    await sendNoticesNow(product);
    expect(sentTo(asha.email).map(({ body }) => body["subject"])).toEqual([
      "New sign-in to your Fundbook account",
      "2 changes to the security of your Fundbook account",
    ]);
    await sendNoticesNow(product);
    expect(sentTo(asha.email)).toHaveLength(2);
  });
});

describe("auth.requestPasswordReset", () => {
  it("responds before the mail service does", async () => {
    const held: Parameters<RequestListener>[1][] = [];
    const email = await askWhere((_, response) => void held.push(response));
    await untilSent(email, 1);
    expect(held).toHaveLength(1);
    held[0]?.writeHead(200, { "content-type": "application/json" }).end('{"id":"1"}');
    const { email: anonymous } = apiClient(product.url);
    const { data } = await apiClient(product.url).mutate("auth.requestPasswordReset", {
      email: anonymous,
    });
    expect(data).toEqual({ ok: true });
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import type { LetterSettings } from "../../../src/shared/letters/schema.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { addHolder } from "../../support/api/holders.ts";
import { okay } from "../../support/api/ledgers.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { signWebhook, webhookSecret } from "../../support/api/sign-webhook.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";

const metricsToken = "metrics-token-of-a-test";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    RATE_LIMITS: "off",
    RESEND_API_KEY: "re_secret_of_the_tests",
    RESEND_BASE_URL: "http://127.0.0.1:9",
    MAIL_SERVICE: "on",
    RESEND_WEBHOOK_SECRET: webhookSecret,
    METRICS_TOKEN: metricsToken,
  });
});
afterAll(() => product?.stop());

const monthly = { kind: "monthly", whose: "everyone", amounts: "rupees" };

/** An account with the letter turned on, one sent, and the letter's id. */
async function reader(): Promise<{ owner: ApiClient; id: string }> {
  const owner = await register(product.url);
  await proveAddress(product.databaseUrl, owner.email);
  okay(await owner.mutate("letters.save", monthly));
  const id = crypto.randomUUID();
  const of = "from users where email = ?";
  await runSql(
    product.databaseUrl,
    `insert into letters (user_id, holder_id, kind, period, id, state, due_at, deadline, refusals)
     select id, 'everyone', 'monthly', '2026-09', ?2, 'sent', 1, 1, 0 from users where email = ?1`,
    [owner.email, id],
  );
  await runSql(
    product.databaseUrl,
    `insert into letter_addresses (user_id, email, token) select id, email, lower(hex(randomblob(20))) ${of}`,
    [owner.email],
  );
  return { owner, id };
}

const bounce = (to: string, letter: string) =>
  JSON.stringify({
    type: "email.bounced",
    data: { to: [to], tags: { letter }, bounce: { type: "Permanent" } },
  });

async function post(
  body: string,
  { id = String(crypto.randomUUID()), at = new Date(), headers = {} } = {},
): Promise<number> {
  const response = await fetch(`${product.url}/api/webhooks/resend`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "svix-id": id,
      "svix-timestamp": String(Math.floor(at.getTime() / 1000)),
      "svix-signature": signWebhook(id, at, body),
      ...headers,
    },
    body,
  });
  return response.status;
}

const settingsOf = async (owner: ApiClient) =>
  okay<LetterSettings>(await owner.query("letters.settings"));

it("a letter that came back ends the letters of its reader, once, until they are asked for again", async () => {
  const { owner, id } = await reader();
  const event = { id: "msg_bounced" };
  expect(await post(bounce(owner.email.toUpperCase(), id), event)).toBe(200);
  expect(await settingsOf(owner)).toMatchObject({ on: [], stopped: { reason: "bounce" } });
  okay(await owner.mutate("letters.save", monthly));
  // Resend can send it again.
  expect(await post(bounce(owner.email.toUpperCase(), id), event)).toBe(200);
  expect(await settingsOf(owner)).toMatchObject({ on: [{ kind: "monthly" }], stopped: null });
});

it("a letter that came back also ends letters about a person who is deleted, and restored later", async () => {
  const { owner, id } = await reader();
  const meera = await addHolder(owner);
  okay(await owner.mutate("letters.save", { ...monthly, whose: meera.id }));
  const { removalId } = okay<{ removalId: string }>(
    await owner.mutate("holders.delete", { id: meera.id }),
  );
  expect(await post(bounce(owner.email, id))).toBe(200);
  okay(await owner.mutate("removals.restore", { id: removalId }));
  expect(await settingsOf(owner)).toMatchObject({ on: [], stopped: { reason: "bounce" } });
});

it("a message about another mail, another address or an unknown letter changes nothing", async () => {
  const { owner, id } = await reader();
  const other = await reader();
  expect(await post(bounce("elsewhere@example.in", id))).toBe(200);
  expect(await post(bounce(owner.email, other.id))).toBe(200);
  expect(await post(bounce(owner.email, "unknown"))).toBe(200);
  expect(await post(JSON.stringify({ type: "email.bounced", data: { to: [owner.email] } }))).toBe(
    200,
  );
  expect(await post("not JSON")).toBe(200);
  for (const each of [owner, other.owner]) {
    expect(await settingsOf(each)).toMatchObject({ on: [{ kind: "monthly" }], stopped: null });
  }
});

it("a message that is not signed, is old or is large is refused", async () => {
  const { owner, id } = await reader();
  const body = bounce(owner.email, id);
  expect(await post(body, { headers: { "svix-signature": "v1,AAAA" } })).toBe(401);
  expect(await post(body, { headers: { "svix-id": "another" } })).toBe(401);
  expect(await post(body, { at: new Date(Date.now() - 6 * 60_000) })).toBe(401);
  expect(await post(JSON.stringify({ type: "x".repeat(257 * 1024) }))).toBe(413);
  expect(await settingsOf(owner)).toMatchObject({ on: [{ kind: "monthly" }], stopped: null });
});

it("messages are counted by what came of them", async () => {
  const counted = async (outcome: string): Promise<number> => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const text = await (await fetch(`${product.url}/metrics`, { headers })).text();
    const sample = new RegExp(`^fundbook_mail_events_total\\{outcome="${outcome}"\\} (\\d+)$`, "m");
    return Number(sample.exec(text)?.[1]);
  };
  const [stopped, other, refused] = await Promise.all(["stopped", "other", "refused"].map(counted));
  const { owner, id } = await reader();
  await post(bounce(owner.email, id));
  await post("{}");
  await post("{}", { headers: { "svix-id": "another" } });
  expect(await Promise.all(["stopped", "other", "refused"].map(counted))).toEqual([
    (stopped ?? 0) + 1,
    (other ?? 0) + 1,
    (refused ?? 0) + 1,
  ]);
});

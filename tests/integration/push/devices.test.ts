import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maxDevicesPerUser, type PushState } from "../../../src/shared/push/schema.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { okay } from "../../support/api/ledgers.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { pushInput, testBrowser, vapidIn } from "../../support/api/push.ts";
import { signInByPassword } from "../../support/api/sign-in.ts";
import { startPushStandIn, type PushStandIn } from "../../support/servers/push-stand-in.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { waitUntil } from "../../support/wait-until.ts";

let service: PushStandIn;
let product: TestProduct;
beforeAll(async () => {
  service = await startPushStandIn();
  product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    PUSH_SERVICES: service.url,
    RATE_LIMITS: "off",
  });
});
afterAll(async () => {
  await product?.stop();
  await service?.stop();
});

const stateOf = async (user: ApiClient) => okay<PushState>(await user.query("push.key"));
const devices = async () =>
  (await runSql(product.databaseUrl, "select endpoint from push_devices")).map(({ endpoint }) =>
    String(endpoint),
  );

describe("a browser that wants notifications", () => {
  it("subscribes by the server's key, and is told what it chose until it wants no more", async () => {
    const user = await register(product.url);
    const { key, kinds, obstacle } = await stateOf(user);
    expect(key).toMatch(/^B[\w-]{86}$/);
    expect([kinds, obstacle]).toEqual([null, null]);
    const input = pushInput({ kinds: ["sips"] });
    expect(okay<PushState>(await user.mutate("push.add", input)).kinds).toEqual(["sips"]);
    const both = { ...input, kinds: ["sips", "events"] };
    expect(okay<PushState>(await user.mutate("push.add", both)).kinds).toEqual(both.kinds);
    expect(okay<PushState>(await user.mutate("push.remove")).kinds).toBeNull();
    expect(okay<PushState>(await user.mutate("push.remove")).kinds).toBeNull();
    expect(await devices()).not.toContain(input.endpoint);
  });

  it("is told by the worker, once, in a message that only it can read", async () => {
    const user = await register(product.url);
    const browser = testBrowser(`${service.url}/push/worker`);
    okay(await user.mutate("push.add", { ...browser.subscription, kinds: ["sips"] }));
    okay(await user.mutate("account.setLanguage", { language: "hi" }));
    await runSql(
      product.databaseUrl,
      `insert into push_queue (user_id, session_id, kind, id, due_at, deadline)
       select user_id, session_id, 'sips', '2026-12-05', 1, ?2 from push_devices where endpoint = ?1`,
      [browser.subscription.endpoint, Date.now() + 60 * 60_000],
    );
    await recordNotice();
    const ofBrowser = () => service.messages.filter(({ path }) => path === "/push/worker");
    await waitUntil(() => expect(ofBrowser()).toHaveLength(1));
    const [message] = ofBrowser();
    if (message === undefined) throw new Error("no message");
    expect(browser.open(message.body)).toEqual({
      kind: "sips",
      id: "2026-12-05",
      language: "hi",
    });
    expect(() => testBrowser().open(message.body)).toThrow();
    const { key, claims } = vapidIn(message.headers);
    expect(key).toBe((await stateOf(user)).key);
    expect([claims.aud, claims.sub]).toEqual([service.url, product.url]);
    expect(claims.exp).toBeGreaterThan(Date.now() / 1000);
    expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 60 * 60);
    expect(message.headers).toMatchObject({
      ttl: "172800",
      "content-encoding": "aes128gcm",
      topic: "sips",
    });
    expect(await runSql(product.databaseUrl, "select * from push_queue")).toEqual([]);
  });

  it("is of its last user alone", async () => {
    const [first, second] = [await register(product.url), await register(product.url)];
    const input = pushInput();
    okay(await first.mutate("push.add", input));
    okay(await second.mutate("push.add", input));
    expect((await stateOf(first)).kinds).toBeNull();
    expect((await stateOf(second)).kinds).toEqual(input.kinds);
    expect((await devices()).filter((endpoint) => endpoint === input.endpoint)).toHaveLength(1);
    okay(await first.mutate("push.remove"));
    expect((await stateOf(second)).kinds).toEqual(input.kinds);
  });

  it("ends with its session: by signing out, being signed out, and the account's end", async () => {
    const user = await register(product.url);
    const input = pushInput();
    okay(await user.mutate("push.add", input));
    okay(await user.mutate("auth.logout"));
    expect(await devices()).not.toContain(input.endpoint);

    const { user: again } = await signInByPassword(product.url, user.email);
    const { user: elsewhere } = await signInByPassword(product.url, user.email);
    okay(await again.mutate("push.add", input));
    okay(await elsewhere.mutate("account.endOtherSessions"));
    expect(await devices()).not.toContain(input.endpoint);
    okay(await elsewhere.mutate("push.add", input));
    await runSql(product.databaseUrl, "delete from users where email = ?", [user.email]);
    expect(await devices()).not.toContain(input.endpoint);
  });

  it("is one of ten that an account can have", async () => {
    const user = await register(product.url);
    await runSql(
      product.databaseUrl,
      `with recursive place (n) as (select 1 union all select n + 1 from place where n < ?2)
       insert into sessions (id, user_id, expires_at, created_at)
       select 'push ' || n, id, 9e14, 1 from place, users where email = ?1`,
      [user.email, maxDevicesPerUser],
    );
    await runSql(
      product.databaseUrl,
      `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, kinds, created_at)
       select user_id, id, 'https://fcm.googleapis.com/' || id, '', '', '[]', 1 from sessions
       where id like 'push %'`,
    );
    const { error } = await user.mutate("push.add", pushInput());
    expect(error?.data.appCode).toBe("push/too-many");
    expect((await stateOf(user)).kinds).toBeNull();
  });

  it("is no demo account's, and is in the export without its address and keys", async () => {
    const user = await register(product.url);
    const input = pushInput();
    okay(await user.mutate("push.add", input));
    const exported = await fetch(`${product.url}/api/account/data.json`, {
      headers: { cookie: user.cookies() },
    });
    const text = await exported.text();
    expect(JSON.parse(text)).toMatchObject({ notifiedDevices: [{ kinds: input.kinds }] });
    for (const secret of [input.endpoint, input.p256dh, input.auth])
      expect(text).not.toContain(secret);
    const demo = "update users set demo_until = 9e14 where email = ?";
    await runSql(product.databaseUrl, demo, [user.email]);
    expect((await user.mutate("push.add", input)).error?.data.appCode).toBe("push/no-demo");
    expect(await stateOf(user)).toMatchObject({ key: null, obstacle: "demo" });
  });

  it.each([
    "https://evil.example/push",
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://fcm.googleapis.com./x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com/x#",
    "https://push.apple.com/x",
    "https://evilpush.apple.com/x",
    "https://evil.example/#.push.apple.com",
    "https://evil.example\\.push.apple.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "file:///etc/passwd",
    "not an address",
  ])("is refused with an endpoint elsewhere: %s", async (endpoint) => {
    const user = await register(product.url);
    const { error } = await user.mutate("push.add", pushInput({ endpoint }));
    expect(error?.data.appCode).toBe("push/unknown-service");
  });

  it("is refused with keys that nothing can be encrypted for", async () => {
    const user = await register(product.url);
    const { auth, p256dh } = pushInput();
    const offCurve = Buffer.from(p256dh, "base64url").fill(7, 33).toString("base64url");
    const compressed = Buffer.from(p256dh, "base64url").subarray(0, 33);
    compressed[0] = 2 + ((Buffer.from(p256dh, "base64url").at(-1) ?? 0) & 1);
    for (const keys of [
      { p256dh: offCurve },
      { p256dh: compressed.toString("base64url") },
      { p256dh: auth },
      { auth: "AAAA" },
      { auth: "A" },
    ]) {
      const { error } = await user.mutate("push.add", pushInput(keys));
      expect(error?.data.appCode).toBe("push/bad-key");
    }
    expect((await user.mutate("push.add", pushInput({ kinds: [] }))).status).toBe(400);
    expect((await user.mutate("push.add", { ...pushInput(), kinds: ["letters"] })).status).toBe(
      400,
    );
  });
});

/** The worker looks at what is due after a response that recorded a notice. */
async function recordNotice(): Promise<void> {
  const other = await register(product.url);
  await proveAddress(product.databaseUrl, other.email);
  await signInByPassword(product.url, other.email, undefined, `Test ${crypto.randomUUID()}`);
}

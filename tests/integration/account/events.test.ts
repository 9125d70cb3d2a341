import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AccountEvent } from "../../../src/shared/account/event.ts";
import { sendAllDueNotices } from "../../../src/server/auth/events/send-notices.ts";
import { tellOwner } from "../../../src/server/auth/events/tell-owner.ts";
import { runBatch } from "../../../src/server/platform/db/batch.ts";
import { checkedUserId } from "../../../src/server/platform/user-id.ts";
import { createServices } from "../../../src/server/services.ts";
import { password, register, type ApiClient } from "../../support/api/api-client.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { signInByPassword } from "../../support/api/sign-in.ts";
import { mailTo, newestMail } from "../../support/servers/outbox.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    RATE_LIMITS: "off",
  });
});
afterAll(() => product?.stop());

let asha: ApiClient;
let userId: string;
beforeEach(async () => {
  asha = await register(product.url);
  const [row] = await runSql(product.databaseUrl, "select id from users where email = ?", [
    asha.email,
  ]);
  userId = String(row?.["id"]);
});

const minute = 60_000;
const firefox = (system: string) =>
  `Mozilla/5.0 (${system}; rv:140.0) Gecko/20100101 Firefox/140.0`;
const signIn = (userAgent = firefox("X11; Linux x86_64")) =>
  signInByPassword(product.url, asha.email, password, userAgent);
const eventsOf = async (user: ApiClient) =>
  (await user.query("account.events")).data as AccountEvent[];
const mails = () => mailTo(product.outbox, asha.email);

/** Mails what is due at a time, as the worker does. */
async function sendAt(now: number): Promise<void> {
  const run = { timeout: 30_000, queryTimeout: 10_000, waitUntil: () => {} };
  const services = createServices(product.settings, { requestId: "", log: () => {} }, run);
  await sendAllDueNotices({ ...services, clock: () => new Date(now) });
}

describe("a change of an account's security", () => {
  it("is told with its time, device and kind, newest first", async () => {
    await signIn();
    await asha.mutate("account.changePassword", {
      currentPassword: password,
      password: "battery staple",
      confirmPassword: "battery staple",
    });
    expect(await eventsOf(asha)).toMatchObject([
      { kind: "password-changed", device: null, detail: null },
      { kind: "signed-in", device: "Firefox on Linux", at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
  });

  it("is no sign-in on a device that is known already", async () => {
    await asha.mutate("auth.login", { email: asha.email, password });
    const { user } = await signIn();
    await user.mutate("auth.logout");
    await user.mutate("auth.login", { email: asha.email, password });
    expect(await eventsOf(asha)).toHaveLength(1);
  });

  it("is told in two mails that name all, where eleven happen in ten minutes", async () => {
    await proveAddress(product.databaseUrl, asha.email);
    const start = Date.now();
    await signIn();
    const first = await newestMail(product.outbox, asha.email);
    expect(first.subject).toBe("New sign-in to your Fundbook account");
    expect(first.text).toContain("Firefox on Linux");
    expect(first.text).toContain("“Forgot password?”");
    for (let other = 0; other < 9; other += 1) await signIn(firefox("Windows NT 10.0; Win64"));
    await asha.mutate("account.changePassword", {
      currentPassword: password,
      password: "battery staple",
      confirmPassword: "battery staple",
    });
    await sendAt(start + 9 * minute);
    expect(mails()).toHaveLength(1);
    await sendAt(Date.now() + 10 * minute);
    await sendAt(Date.now() + 30 * minute);
    expect(mails()).toHaveLength(2);
    const [, second] = mails();
    expect(second?.subject).toBe("10 changes to the security of your Fundbook account");
    expect(second?.text.match(/Somebody signed in .*Firefox on Windows/g)).toHaveLength(9);
    expect(second?.text.match(/The password was changed/g)).toHaveLength(1);
  });

  it("is told at once again after the ten minutes", async () => {
    await proveAddress(product.databaseUrl, asha.email);
    await signIn();
    await newestMail(product.outbox, asha.email);
    await runSql(product.databaseUrl, "update account_notices set quiet_until = 1");
    await signIn();
    expect((await newestMail(product.outbox, asha.email, 2)).subject).toBe(
      "New sign-in to your Fundbook account",
    );
  });

  it("is mailed in the language that its owner chose", async () => {
    await proveAddress(product.databaseUrl, asha.email);
    await asha.mutate("account.setLanguage", { language: "hi" });
    await signIn();
    const { subject, html } = await newestMail(product.outbox, asha.email);
    expect(subject).toBe("आपके Fundbook खाते में नया साइन-इन");
    expect(html).toContain('<html lang="hi">');
  });

  it("is not mailed to an address that nobody has proven", async () => {
    await signIn();
    await sendAt(Date.now() + 30 * minute);
    expect(mails()).toEqual([]);
    expect(await eventsOf(asha)).toHaveLength(1);
  });

  it("is told with the account's end, where it waits when the account is deleted", async () => {
    await proveAddress(product.databaseUrl, asha.email);
    await signIn();
    await newestMail(product.outbox, asha.email);
    await signIn(firefox("Windows NT 10.0; Win64"));
    await asha.mutate("account.delete");
    const { subject, text } = await newestMail(product.outbox, asha.email, 2);
    expect(subject).toBe("2 changes to the security of your Fundbook account");
    expect(text).toMatch(/Firefox on Windows[^]*Your account was deleted/);
  });

  it("is listed without a mail service, and never mailed later", async () => {
    await proveAddress(product.databaseUrl, asha.email);
    const ctx = requestContext(product.databaseUrl);
    await runBatch(
      ctx.db.writes,
      tellOwner(ctx, checkedUserId(userId), { kind: "password-changed" }),
    );
    await sendAt(Date.now() + 30 * minute);
    expect(await eventsOf(asha)).toMatchObject([{ kind: "password-changed" }]);
    expect(mails()).toEqual([]);
  });

  it("is listed for 90 days, and with the last 50", async () => {
    const insert = (ago: number) =>
      runSql(
        product.databaseUrl,
        "insert into account_events (user_id, id, at, kind, is_pending) values (?1, ?2, ?3, 'password-changed', 0)",
        [userId, crypto.randomUUID(), Date.now() - ago],
      );
    await insert(91 * 24 * 60 * minute);
    expect(await eventsOf(asha)).toEqual([]);
    for (let ago = 1; ago <= 52; ago += 1) await insert(ago);
    await signIn();
    const [row] = await runSql(
      product.databaseUrl,
      "select count(*) as n from account_events where user_id = ?",
      [userId],
    );
    expect(row?.["n"]).toBe(50);
    expect((await eventsOf(asha))[0]?.kind).toBe("signed-in");
  });
});

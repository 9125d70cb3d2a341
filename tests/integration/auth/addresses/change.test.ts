import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailDueWayBacks } from "../../../../src/server/auth/addresses/mail-way-back.ts";
import { noMailer } from "../../../../src/server/platform/mail/mailer.ts";
import { createServices } from "../../../../src/server/services.ts";
import type { AccountEvent } from "../../../../src/shared/account/event.ts";
import { insertToken } from "../../../support/api/access-tokens.ts";
import { apiClient, password, register, type ApiClient } from "../../../support/api/api-client.ts";
import { proveAddress } from "../../../support/api/notices.ts";
import { addFund, registerRecipient, share } from "../../../support/api/sharing.ts";
import { makeStale, signInByPassword } from "../../../support/api/sign-in.ts";
import {
  mailedCodeTo,
  startProductWithMail,
  textsTo,
  type ProductWithMail,
} from "../../../support/servers/product-with-mail.ts";
import { runSql } from "../../../support/servers/run-sql.ts";
import { waitUntil } from "../../../support/wait-until.ts";

let product: ProductWithMail;
beforeAll(async () => {
  product = await startProductWithMail();
});
afterAll(() => product?.stop());

const newPassword = "battery staple";
const newAddress = () => apiClient(product.url).email;

/** Registers a user with a proven address. */
async function registerProven(): Promise<ApiClient> {
  const user = await register(product.url);
  await mailedCodeTo(product, user.email);
  await proveAddress(product.databaseUrl, user.email);
  return user;
}

async function change(user: ApiClient, email = newAddress()): Promise<string> {
  expect((await user.mutate("email.change", { email })).data).toEqual({ ok: true });
  const code = await mailedCodeTo(product, email);
  expect((await user.mutate("email.confirm", { code })).data).toEqual({ email });
  return email;
}

/** The code of the way back, in the last mail to a former address. */
const wayBackTo = (email: string): Promise<string> =>
  waitUntil(() => {
    const [, code = ""] = /wayBack=([\w-]{43})/.exec(textsTo(product, email).at(-1) ?? "") ?? [];
    expect(code).not.toBe("");
    return code;
  });

const revert = (code: string) => apiClient(product.url).mutate("email.revert", { code });
const addressOf = async (user: ApiClient) =>
  ((await user.query("auth.me")).data as { user: { email: string } | null }).user?.email;
const idOf = async (email: string) => {
  const [row] = await runSql(product.databaseUrl, "select id from users where email = ?", [email]);
  return String(row?.["id"]);
};

describe("a change of address", () => {
  it("needs a fresh session, and the new mailbox's link in a session of the account", async () => {
    const asha = await registerProven();
    const email = newAddress();
    await makeStale(product.databaseUrl, asha);
    const refused = await asha.mutate("email.change", { email });
    expect(refused.error?.data.appCode).toBe("auth/confirm-first");
    await asha.mutate("auth.confirm", { password });
    await asha.mutate("email.change", { email });
    const code = await mailedCodeTo(product, email);
    expect(await addressOf(asha)).toBe(asha.email);
    expect((await asha.query("account.security")).data).toMatchObject({ newAddress: email });
    const other = await register(product.url);
    expect((await other.mutate("email.confirm", { code })).error?.data.appCode).toBe(
      "email/invalid-link",
    );
    expect((await asha.mutate("email.confirm", { code })).data).toEqual({ email });
    expect((await asha.mutate("email.confirm", { code })).status).toBe(400);
    expect(await addressOf(asha)).toBe(email);
    expect((await signInByPassword(product.url, email)).answer.status).toBe(200);
    expect((await signInByPassword(product.url, asha.email)).answer.status).toBe(401);
    expect(await asha.query("account.security")).toMatchObject({
      data: { addressProof: "proven" },
    });
  });

  it("to a taken address is answered like one to a free address, and its owner gets a mail", async () => {
    const [asha, ravi] = [await registerProven(), await registerProven()];
    const answer = await asha.mutate("email.change", { email: ravi.email });
    expect([answer.status, answer.data]).toEqual([200, { ok: true }]);
    await waitUntil(() =>
      expect(textsTo(product, ravi.email).at(-1)).toContain("belongs to an account already"),
    );
    expect(textsTo(product, ravi.email).join()).not.toContain("#address=");
  });

  it("keeps the old address for its account alone, for seven days", async () => {
    const asha = await registerProven();
    await change(asha);
    await wayBackTo(asha.email);
    const thief = apiClient(product.url);
    const account = { name: "Thief", email: asha.email, password, confirmPassword: password };
    const taken = await thief.mutate("auth.register", account);
    expect([taken.status, taken.error?.message]).toEqual([409, "Email already in use"]);
    const mover = await registerProven();
    await mover.mutate("email.change", { email: asha.email });
    await waitUntil(() =>
      expect(textsTo(product, asha.email).at(-1)).toContain("belongs to an account already"),
    );
    // Its own account can go back to it by itself.
    await asha.mutate("email.change", { email: asha.email });
    const code = await mailedCodeTo(product, asha.email, 4);
    expect((await asha.mutate("email.confirm", { code })).data).toEqual({ email: asha.email });
    await runSql(product.databaseUrl, "update former_addresses set reserved_until = 1");
    const free = await thief.mutate("auth.register", { ...account, email: newAddress() });
    expect(free.status).toBe(200);
  });

  it("voids what waits for a link that was mailed to the old address", async () => {
    const asha = await registerProven();
    const id = await idOf(asha.email);
    await runSql(
      product.databaseUrl,
      `insert into pending_links (browser_hash, user_id, issuer, subject, code_hash, expires_at)
        values (?1, ?1, 'i', 's', 'mailed', 9999999999999)`,
      [id],
    );
    await change(asha);
    const left = "select 1 from pending_links where user_id = ?";
    expect(await runSql(product.databaseUrl, left, [id])).toEqual([]);
  });

  it("keeps no way back to an address that nobody had proven, which may be a stranger's", async () => {
    const asha = await register(product.url);
    await mailedCodeTo(product, asha.email);
    await change(asha);
    const { email } = asha;
    const account = { name: "Owner", email, password, confirmPassword: password };
    expect((await apiClient(product.url).mutate("auth.register", account)).status).toBe(200);
    await mailedCodeTo(product, email, 2);
    expect(textsTo(product, asha.email).join()).not.toContain("wayBack=");
  });

  it("tells the old address, with what waited to be told there", async () => {
    const asha = await registerProven();
    await signInByPassword(product.url, asha.email, password, "Mozilla/5.0 Firefox/140.0");
    await waitUntil(() => expect(textsTo(product, asha.email)).toHaveLength(2));
    await signInByPassword(product.url, asha.email);
    await change(asha);
    await wayBackTo(asha.email);
    const text = textsTo(product, asha.email).at(-1) ?? "";
    expect(text).toMatch(/Somebody signed in[^]*The email address was changed/);
    expect(((await asha.query("account.events")).data as AccountEvent[])[0]).toMatchObject({
      kind: "address-changed",
      detail: asha.email,
    });
  });

  it("and of the name are seen by those who have copies", async () => {
    const asha = await registerProven();
    await addFund(asha);
    const ravi = await registerRecipient(product.url);
    await share(asha, ravi, { acceptUnproven: true });
    await asha.mutate("account.changeName", { name: "Asha Iyer" });
    const email = await change(asha);
    expect((await ravi.query("sharing.senders")).data).toMatchObject([
      { senderName: "Asha Iyer", senderEmail: email },
    ]);
  });
});

describe("the way back to an address", () => {
  it("gives it back, without whatever somebody added who had the account for a while", async () => {
    const asha = await registerProven();
    const id = await idOf(asha.email);
    const addPasskey = (passkeyId: string) =>
      runSql(
        product.databaseUrl,
        `insert into passkeys (user_id, id, created_at, public_key, counter, transports, backup_eligible, backed_up, rp_id, user_handle, name)
         values (?1, ?2, ?3, '', 0, '[]', 0, 0, 'localhost', ?1, 'Thief')`,
        [id, passkeyId, Date.now()],
      );
    await insertToken(product.databaseUrl, id);
    // Also what was added just before, in another session.
    await addPasskey(`before-${id}`);
    const thief = (await signInByPassword(product.url, asha.email)).user;
    const theirs = await change(thief);
    const code = await wayBackTo(asha.email);
    // Once more, so that the first way back is not the newest.
    const last = await change(thief);
    const theirWayBack = await wayBackTo(theirs);
    await thief.mutate("auth.confirm", { password });
    const changed = { currentPassword: password, password: newPassword };
    await thief.mutate("account.changePassword", { ...changed, confirmPassword: newPassword });
    await addPasskey(`after-${id}`);
    await runSql(
      product.databaseUrl,
      "insert into oauth_accounts (user_id, created_at, issuer, subject) values (?1, ?2, 'i', ?1)",
      [id, Date.now()],
    );

    const { data } = await revert(code);
    const { email, resetCode } = data as { email: string; resetCode: string };
    expect(email).toBe(asha.email);
    await waitUntil(() =>
      expect(textsTo(product, last).at(-1)).toContain("This address is no longer the account's"),
    );
    expect(await addressOf(thief)).toBeUndefined();
    for (const secret of [password, newPassword]) {
      expect((await signInByPassword(product.url, asha.email, secret)).answer.status).toBe(401);
    }
    for (const table of [
      "oauth_accounts",
      "passkeys",
      "access_tokens",
      "sessions",
      "former_addresses",
    ]) {
      const count = `select count(*) as n from ${table} where user_id = ?`;
      expect(await runSql(product.databaseUrl, count, [id]), table).toMatchObject([{ n: 0 }]);
    }
    const epoch = "select access_epoch from users where id = ?";
    expect(await runSql(product.databaseUrl, epoch, [id])).toEqual([{ access_epoch: 1 }]);
    for (const used of [code, theirWayBack]) {
      expect((await revert(used)).error?.data.appCode).toBe("email/invalid-link");
    }
    const owner = apiClient(product.url);
    const reset = await owner.mutate("auth.resetPassword", {
      code: resetCode,
      password: "paper lantern",
    });
    expect(reset.data).toEqual({ ok: true });
    const { user } = await signInByPassword(product.url, asha.email, "paper lantern");
    expect(await addressOf(user)).toBe(asha.email);
    expect(
      ((await user.query("account.events")).data as AccountEvent[]).map(({ kind }) => kind),
    ).toContain("address-restored");
  });

  it("stays with whoever had the address first, whatever those to later ones do", async () => {
    const asha = await registerProven();
    const thief = (await signInByPassword(product.url, asha.email)).user;
    const theirs = await change(thief);
    const code = await wayBackTo(asha.email);
    const letter = { kind: "monthly", whose: "everyone", amounts: "rupees" };
    expect((await thief.mutate("letters.save", letter)).status).toBe(200);
    await change(thief);
    expect((await revert(await wayBackTo(theirs))).data).toMatchObject({ email: theirs });
    expect((await revert(code)).data).toMatchObject({ email: asha.email });
    const letters = "select kind from letter_settings where user_id = ?";
    expect(await runSql(product.databaseUrl, letters, [await idOf(asha.email)])).toEqual([]);
  });

  it("is mailed again until the mail service has taken it, for seven days from then on", async () => {
    const [asha, bystander] = [await registerProven(), await registerProven()];
    await change(asha);
    const lost = await wayBackTo(asha.email);
    const row = async () => {
      const [found] = await runSql(
        product.databaseUrl,
        "select mail_due_at, reserved_until from former_addresses where email = ?",
        [asha.email],
      );
      return found;
    };
    await waitUntil(async () => expect((await row())?.["mail_due_at"]).toBeNull());
    const services = createServices(
      product.settings,
      { requestId: "", log: () => {} },
      { timeout: 30_000, queryTimeout: 10_000, waitUntil: () => {} },
    );
    const notTaken =
      "update former_addresses set mail_due_at = 1, reserved_until = ?2 where email = ?1";
    await runSql(product.databaseUrl, notTaken, [asha.email, String(Date.now() + 60_000)]);
    await mailDueWayBacks({ ...services, mailer: noMailer });
    expect(Number((await row())?.["mail_due_at"])).toBeGreaterThan(Date.now());
    await runSql(product.databaseUrl, notTaken, [asha.email, String(Date.now() + 60_000)]);
    const count = textsTo(product, asha.email).length;
    // A sign-in has the worker look for what is due.
    await signInByPassword(product.url, bystander.email);
    await waitUntil(() => expect(textsTo(product, asha.email)).toHaveLength(count + 1));
    await waitUntil(async () => expect((await row())?.["mail_due_at"]).toBeNull());
    const days = (Number((await row())?.["reserved_until"]) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(textsTo(product, asha.email).at(-1)).toContain("The email address was changed");
    expect((await revert(lost)).error?.data.appCode).toBe("email/invalid-link");
    expect((await revert(await wayBackTo(asha.email))).status).toBe(200);
  });

  it("also undoes what was added before the address was given up a second time", async () => {
    const asha = await registerProven();
    const id = await idOf(asha.email);
    const thief = (await signInByPassword(product.url, asha.email)).user;
    await change(thief);
    await wayBackTo(asha.email);
    await runSql(
      product.databaseUrl,
      "insert into oauth_accounts (user_id, created_at, issuer, subject) values (?1, ?2, 'i', ?1)",
      [id, Date.now()],
    );
    await thief.mutate("email.change", { email: asha.email });
    const back = await waitUntil(() => {
      const [, code] = /#address=([\w-]{43})/.exec(textsTo(product, asha.email).at(-1) ?? "") ?? [];
      expect(code).toBeDefined();
      return code;
    });
    expect((await thief.mutate("email.confirm", { code: back })).status).toBe(200);
    await change(thief);
    expect((await revert(await wayBackTo(asha.email))).status).toBe(200);
    const left = "select 1 from oauth_accounts where user_id = ?";
    expect(await runSql(product.databaseUrl, left, [id])).toEqual([]);
  });

  it("is told that the account was deleted, where whoever changed it did that", async () => {
    const asha = await registerProven();
    const thief = (await signInByPassword(product.url, asha.email)).user;
    await change(thief);
    await wayBackTo(asha.email);
    expect((await thief.mutate("account.delete")).data).toEqual({ ok: true });
    await waitUntil(() =>
      expect(textsTo(product, asha.email).at(-1)).toContain("Your account was deleted"),
    );
  });

  it("is no way round the passkeys of an account without a password", async () => {
    const asha = await registerProven();
    const id = await idOf(asha.email);
    await runSql(
      product.databaseUrl,
      `insert into passkeys (user_id, id, public_key, counter, transports, backup_eligible, backed_up, rp_id, user_handle, name, created_at)
       values (?1, ?1, '', 0, '[]', 0, 0, 'localhost', ?1, 'Hers', 1)`,
      [id],
    );
    await runSql(product.databaseUrl, "update users set password_hash = null where id = ?", [id]);
    await change(asha);
    // Whoever reads the old mailbox gets the address, and nothing to sign in by.
    expect((await revert(await wayBackTo(asha.email))).data).toEqual({
      email: asha.email,
      resetCode: null,
    });
    const [row] = await runSql(
      product.databaseUrl,
      "select password_hash from users where id = ?",
      [id],
    );
    expect(row?.["password_hash"]).toBeNull();
    expect(
      await runSql(product.databaseUrl, "select 1 from passkeys where user_id = ?", [id]),
    ).toHaveLength(1);
  });

  it("is void after seven days", async () => {
    const asha = await registerProven();
    const email = await change(asha);
    const code = await wayBackTo(asha.email);
    await runSql(
      product.databaseUrl,
      "update former_addresses set reserved_until = reserved_until - ? where email = ?",
      [7 * 24 * 60 * 60_000, asha.email],
    );
    expect((await revert(code)).error?.data.appCode).toBe("email/invalid-link");
    expect(await addressOf(asha)).toBe(email);
  });
});

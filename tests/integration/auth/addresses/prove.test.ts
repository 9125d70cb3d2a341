import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Security } from "../../../../src/shared/account/schema.ts";
import { allow, askingOf, registerAssistant } from "../../../support/api/assistants.ts";
import { insertToken, tokenInput } from "../../../support/api/access-tokens.ts";
import { apiClient, password, register, type ApiClient } from "../../../support/api/api-client.ts";
import { proveAddress } from "../../../support/api/notices.ts";
import { addFund, recipientsFor, registerRecipient, share } from "../../../support/api/sharing.ts";
import { signInByPassword } from "../../../support/api/sign-in.ts";
import {
  mailedCodeTo,
  startProductWithMail,
  textsTo,
  type ProductWithMail,
} from "../../../support/servers/product-with-mail.ts";
import { runSql } from "../../../support/servers/run-sql.ts";

let product: ProductWithMail;
beforeAll(async () => {
  product = await startProductWithMail();
});
afterAll(() => product?.stop());

const proofOf = async (user: ApiClient) =>
  ((await user.query("account.security")).data as Security).addressProof;
const prove = (user: ApiClient, code: string) => user.mutate("email.prove", { code });
const invalidLink = "email/invalid-link";

describe("a link that proves an address", () => {
  it("is mailed after a sign-up and proves it in a session of the account, once", async () => {
    const asha = await register(product.url);
    const code = await mailedCodeTo(product, asha.email);
    expect(await proofOf(asha)).toBe("unproven");
    expect((await prove(apiClient(product.url), code)).status).toBe(401);
    const other = await register(product.url);
    expect((await prove(other, code)).error?.data.appCode).toBe(invalidLink);
    expect((await prove(asha, code)).data).toEqual({ ok: true });
    expect(await proofOf(asha)).toBe("proven");
    expect((await prove(asha, code)).error?.data.appCode).toBe(invalidLink);
    expect(await proofOf(other)).toBe("unproven");
  });

  it("is void after a newer one, and after a day", async () => {
    const asha = await register(product.url);
    const older = await mailedCodeTo(product, asha.email);
    expect((await asha.mutate("email.sendProof")).data).toEqual({ ok: true });
    const newer = await mailedCodeTo(product, asha.email, 2);
    expect((await prove(asha, older)).error?.data.appCode).toBe(invalidLink);
    await runSql(product.databaseUrl, "update address_proofs set expires_at = expires_at - ?", [
      24 * 60 * 60_000,
    ]);
    expect((await prove(asha, newer)).error?.data.appCode).toBe(invalidLink);
  });
});

describe("a stranger who registers somebody's address", () => {
  it("loses all that is there when its owner sets a password by a mailed link", async () => {
    const stranger = await register(product.url);
    const { email } = stranger;
    const proof = await mailedCodeTo(product, email);
    const second = await signInByPassword(product.url, email);
    const [row] = await runSql(product.databaseUrl, "select id from users where email = ?", [
      email,
    ]);
    const id = String(row?.["id"]);
    // As if it had been there before addresses had to be proven for it.
    await runSql(
      product.databaseUrl,
      `insert into passkeys (user_id, id, public_key, counter, transports, backup_eligible, backed_up, rp_id, user_handle, name, created_at)
       values (?1, ?1, '', 0, '[]', 0, 0, 'localhost', ?1, 'Stranger', 1)`,
      [id],
    );
    await insertToken(product.databaseUrl, id);
    await runSql(
      product.databaseUrl,
      `insert into pending_links (browser_hash, user_id, issuer, subject, expires_at)
       values (?1, ?1, 'https://accounts.google.com', ?1, ?2)`,
      [id, Date.now() + 60_000],
    );

    await runSql(
      product.databaseUrl,
      "insert into address_changes (user_id, email, hash, expires_at) values (?1, ?1, ?1, ?2)",
      [id, Date.now() + 60_000],
    );

    const owner = apiClient(product.url);
    await owner.mutate("auth.requestPasswordReset", { email });
    const code = await mailedCodeTo(product, email, 2);
    await owner.mutate("auth.resetPassword", { code, password: "battery staple" });

    for (const session of [stranger, second.user]) {
      expect((await session.query("funds.list")).status).toBe(401);
    }
    expect((await signInByPassword(product.url, email)).answer.status).toBe(401);
    for (const table of [
      "passkeys",
      "access_tokens",
      "address_proofs",
      "address_changes",
      "pending_links",
      "oauth_accounts",
    ]) {
      const count = `select count(*) as n from ${table} where user_id = ?`;
      expect(await runSql(product.databaseUrl, count, [id]), table).toMatchObject([{ n: 0 }]);
    }
    // Only the owner's browser is trusted.
    expect(
      await runSql(product.databaseUrl, "select 1 from trusted_devices where user_id = ?", [id]),
    ).toHaveLength(1);
    const { answer, user } = await signInByPassword(product.url, email, "battery staple");
    expect(answer.status).toBe(200);
    expect(await proofOf(user)).toBe("proven");
    expect((await prove(user, proof)).error?.data.appCode).toBe(invalidLink);
  });

  it("makes no access token, and connects no assistant, before the address is proven", async () => {
    const stranger = await register(product.url);
    const refused = await stranger.mutate("tokens.add", tokenInput());
    expect(refused.error?.data.appCode).toBe("email/unproven");
    const { client_id: clientId } = await registerAssistant(product.url);
    const allowed = await allow(stranger, askingOf(product.url, clientId));
    expect(allowed.error?.data.appCode).toBe("email/unproven");
  });

  it("cannot have its owner prove it by a click, who has no session of it", async () => {
    const stranger = await register(product.url);
    const code = await mailedCodeTo(product, stranger.email);
    const owner = await register(product.url);
    expect((await prove(owner, code)).error?.data.appCode).toBe(invalidLink);
    expect(await proofOf(stranger)).toBe("unproven");
  });

  it("has three mails a day that prove it, which keep none from its owner that resets the password", async () => {
    const { email } = await register(product.url);
    const stranger = (await signInByPassword(product.url, email)).user;
    await mailedCodeTo(product, email);
    for (const count of [2, 3]) {
      await stranger.mutate("email.sendProof");
      await mailedCodeTo(product, email, count);
    }
    expect((await stranger.mutate("email.sendProof")).error?.data.appCode).toBe("email/wait");
    await apiClient(product.url).mutate("auth.requestPasswordReset", { email });
    await mailedCodeTo(product, email, 4);
    expect(textsTo(product, email).at(-1)).toContain("oobCode=");
  });
});

describe("mails that prove an address", () => {
  it("are not used up by another account that wants the address", async () => {
    const owner = await register(product.url);
    await mailedCodeTo(product, owner.email);
    const stranger = await register(product.url);
    for (const status of [200, 200, 200, 429]) {
      const answer = await stranger.mutate("email.change", { email: owner.email });
      expect(answer.status).toBe(status);
    }
    await mailedCodeTo(product, owner.email, 4);
    expect((await owner.mutate("email.sendProof")).status).toBe(200);
    expect(await prove(owner, await mailedCodeTo(product, owner.email, 5))).toMatchObject({
      status: 200,
    });
  });
});

describe("sharing with an address that nobody has proven", () => {
  it("warns once and needs a yes, and lists proven people first", async () => {
    const mark = crypto.randomUUID();
    const sender = await register(product.url);
    await addFund(sender);
    const unproven = await registerRecipient(product.url, `Asha ${mark}`);
    const proven = await registerRecipient(product.url, `Zara ${mark}`);
    await proveAddress(product.databaseUrl, proven.email);
    const { recipients } = await recipientsFor(sender, { query: mark });
    expect(recipients.map(({ id, proof }) => [id, proof])).toEqual([
      [proven.id, "proven"],
      [unproven.id, "unproven"],
    ]);
    const refused = await share(sender, unproven);
    expect([refused.status, refused.error?.data.appCode]).toEqual([409, "sharing/unproven"]);
    expect((await unproven.query("sharing.senders")).data).toEqual([]);
    expect((await share(sender, unproven, { acceptUnproven: true })).data).toEqual({ shared: 1 });
    await addFund(sender);
    expect((await share(sender, unproven)).data).toEqual({ shared: 1 });
    expect((await share(sender, proven)).data).toEqual({ shared: 2 });
  });

  it("says of one who does not permit it that they do not", async () => {
    const sender = await register(product.url);
    await addFund(sender);
    const answer = await sender.mutate("sharing.share", { recipientId: crypto.randomUUID() });
    expect(answer.error?.data.appCode).toBe("sharing/not-allowed");
  });
});

it("an account's owner signs in and goes on without a proven address", async () => {
  const { email } = await register(product.url);
  const { user } = await signInByPassword(product.url, email, password);
  await addFund(user);
  expect((await user.query("funds.list")).data).toMatchObject({ funds: [{}] });
});

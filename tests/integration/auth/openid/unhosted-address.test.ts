import { describe, expect, it } from "vitest";
import {
  redirectPathOf,
  registerByGoogle,
  apiClientOf,
  signInWithGoogle,
  callbackUrl,
} from "../../../support/api/google-sign-in.ts";
import { register, password, apiClient, type ApiClient } from "../../../support/api/api-client.ts";
import {
  createRedirectClient,
  type RedirectClient,
} from "../../../support/servers/redirect-client.ts";
import { runSql } from "../../../support/servers/run-sql.ts";
import { product, provider, useGoogleProduct } from "../../../support/servers/google-product.ts";
import {
  appCodeOf,
  identitiesOf,
  isProven,
  mailedCode,
  newPassword,
  resetPassword,
  signInUnproven,
  waiting,
} from "../../../support/api/google-accounts.ts";
import {
  codeOf,
  forgetSteps,
  sendCode,
  turnOnFactor,
  wrongCodeOf,
} from "../../../support/api/second-factor.ts";
import { signInByPassword } from "../../../support/api/sign-in.ts";

useGoogleProduct();

const signIn = (client: RedirectClient, sub: string) => signInWithGoogle(product, client, sub);
const meOf = async (caller: ApiClient) => (await caller.query("auth.me")).data;

const login = async (email: string, secret?: string) =>
  (await signInByPassword(product.url, email, secret)).answer;

describe("an address not hosted by Google", () => {
  it.each([
    ["of another provider", undefined],
    ["of another Workspace domain", "other.example"],
    ["of a domain below the Workspace one", "in"],
  ])("%s is not signed in to the account with it", async (_, hd) => {
    const owner = await register(product.url);
    const { sub } = provider.addAccount({ email: owner.email, ...(hd && { hd }) });
    const client = createRedirectClient();
    expect(redirectPathOf(product, await signIn(client, sub))).toBe("/link-google");
    expect(client.cookie("localhost", "fundbook")).toBe("");
    expect(await meOf(owner)).toMatchObject({ user: { email: owner.email } });
    expect(await identitiesOf(owner.email)).toEqual([]);
  });

  it("registers an account with an unproven address", async () => {
    const email = `${crypto.randomUUID()}@example.in`;
    const client = await registerByGoogle(product, provider.addAccount({ email }).sub);
    expect(await meOf(apiClientOf(product, client))).toMatchObject({ user: { email } });
    expect(await isProven(email)).toBe(false);
  });

  it("reports to the page that opened the popup", async () => {
    const { email } = await register(product.url);
    const client = createRedirectClient();
    const { sub } = provider.addAccount({ email });
    const step = await signInWithGoogle(product, client, sub, { query: "?popup=1" });
    expect(redirectPathOf(product, step)).toBe("/google-sign-in.html?next=link");
  });

  it("is not linked to an account with passkeys, whose owner has not just signed in", async () => {
    const { email } = await register(product.url);
    await runSql(
      product.databaseUrl,
      `insert into passkeys (user_id, id, created_at, public_key, counter, transports, backup_eligible, backed_up, rp_id, user_handle, name)
       select id, id, 1, '', 0, '[]', 0, 0, 'localhost', id, 'Hers' from users where email = ?`,
      [email],
    );
    await runSql(product.databaseUrl, "update users set email_proven_at = 1 where email = ?", [
      email,
    ]);
    const { client } = await signInUnproven(email);
    const comer = waiting(client);
    const code = await mailedCode(comer, email);
    const byMail = await comer.mutate("auth.linkByMail", { code });
    expect(appCodeOf(byMail)).toBe("auth/link-first");
    const byPassword = await comer.mutate("auth.linkByPassword", { password });
    expect(appCodeOf(byPassword)).toBe("auth/link-first");
    expect(await identitiesOf(email)).toEqual([]);
  });

  it("is linked to an account with a second factor by password and code, and not by the mailbox", async () => {
    const owner = await register(product.url);
    const { email } = owner;
    await runSql(product.databaseUrl, "update users set email_proven_at = 1 where email = ?", [
      email,
    ]);
    const { secret } = await turnOnFactor(owner);
    const { client, sub } = await signInUnproven(email);
    const comer = waiting(client);
    // The first mail told of the factor.
    const code = await mailedCode(comer, email, 2);
    expect(appCodeOf(await comer.mutate("auth.linkByMail", { code }))).toBe("auth/link-first");
    await runSql(product.databaseUrl, "delete from rate_limits");
    const byPassword = await comer.mutate("auth.linkByPassword", { password });
    expect(byPassword.data).toEqual({ codeNeeded: true });
    const guessesOfDay = "select * from rate_limits where count > 0 and ends_at > ?";
    const inAnHour = Date.now() + 3_600_000;
    expect(await runSql(product.databaseUrl, guessesOfDay, [inAnHour])).toEqual([]);
    expect(await meOf(comer)).toMatchObject({ user: null });
    expect(appCodeOf(await comer.mutate("auth.linkSignedIn"))).toBe("auth/unauthenticated");
    // No more guesses than anywhere else, also with the password between them.
    const wrong = await wrongCodeOf(secret);
    for (let tries = 0; tries < 10; tries += 1) {
      if (tries === 5) await comer.mutate("auth.linkByPassword", { password });
      expect(appCodeOf(await sendCode(comer, wrong))).toBe("auth/invalid-code");
    }
    expect(appCodeOf(await sendCode(comer, wrong))).toBe("auth/too-many-codes");
    expect(await identitiesOf(email)).toEqual([]);
    await runSql(product.databaseUrl, "update second_factors set tries = '[]'");
    await forgetSteps(product.databaseUrl);
    expect((await sendCode(comer, await codeOf(secret))).status).toBe(200);
    const link = client.cookie("localhost", "fundbook-link");
    const signedIn = apiClient(product.url, `${comer.cookie()}; ${link}`);
    expect((await signedIn.mutate("auth.linkSignedIn")).data).toEqual({ ok: true });
    expect(await identitiesOf(email)).toMatchObject([{ subject: sub }]);
    // One that is linked asks for no code.
    const linked = await registerByGoogle(product, sub);
    expect(await meOf(apiClientOf(product, linked))).toMatchObject({ user: { email } });
  });

  it("is not linked to the account of whoever else signs in here", async () => {
    const { email } = await register(product.url);
    const { client } = await signInUnproven(email);
    const comer = waiting(client);
    const other = await register(product.url);
    const both = apiClient(product.url, `${other.cookie()}; ${comer.cookie()}`);
    expect(appCodeOf(await both.mutate("auth.linkSignedIn"))).toBe("auth/link-expired");
    expect(await identitiesOf(other.email)).toEqual([]);
  });

  it("is linked once by the account's password, which completes the sign-in", async () => {
    const owner = await register(product.url);
    const { email } = owner;
    const { client, sub } = await signInUnproven(email);
    const comer = waiting(client);
    expect((await comer.query("auth.pendingLink")).data).toEqual({
      email,
      provider: "Google",
    });
    const refused = await comer.mutate("auth.linkByPassword", { password: "wrong horse" });
    expect(appCodeOf(refused)).toBe("auth/wrong-password");
    expect((await comer.mutate("auth.linkByPassword", { password })).data).toEqual({
      ok: true,
    });
    expect(await meOf(comer)).toMatchObject({ user: { email, provider: "emailAndPassword" } });
    expect(await meOf(owner)).toMatchObject({ user: { email } });
    expect(await identitiesOf(email)).toMatchObject([{ subject: sub }]);
    expect(await isProven(email)).toBe(false);
    expect((await comer.query("account.events")).data).toMatchObject([
      { kind: "provider-linked", detail: "Google" },
    ]);
    const again = await waiting(client).mutate("auth.linkByPassword", { password });
    expect(appCodeOf(again)).toBe("auth/link-expired");
    expect(await meOf(apiClientOf(product, await registerByGoogle(product, sub)))).toMatchObject({
      user: { email },
    });
  });

  it("is linked by a mailed link, which takes over an unproven account", async () => {
    const squatter = await register(product.url);
    const { email } = squatter;
    const { client } = await signInUnproven(email);
    const comer = waiting(client);
    const code = await mailedCode(comer, email);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect((await comer.mutate("auth.linkByMail", { code })).data).toEqual({ ok: true });
    expect(await meOf(comer)).toMatchObject({ user: { email, provider: "google" } });
    expect(await meOf(squatter)).toMatchObject({ user: null });
    expect(appCodeOf(await login(email))).toBe("auth/invalid-credential");
    expect(await isProven(email)).toBe(true);
  });

  it("is linked by a mailed link to a proven account, which keeps its password", async () => {
    const { email } = await register(product.url);
    await resetPassword(email);
    const { client } = await signInUnproven(email);
    const comer = waiting(client);
    const code = await mailedCode(comer, email, 3);
    expect((await comer.mutate("auth.linkByMail", { code })).data).toEqual({ ok: true });
    expect((await login(email, newPassword)).status).toBe(200);
  });

  it("is not linked by a mailed link that is opened in another browser, was replaced or has expired", async () => {
    const { email } = await register(product.url);
    const attacker = await signInUnproven(email);
    const code = await mailedCode(waiting(attacker.client), email);
    // The owner opens the attacker's link, with and without a pending sign-in of their own.
    const owner = await signInUnproven(email);
    for (const browser of [apiClient(product.url), waiting(owner.client)]) {
      const answer = await browser.mutate("auth.linkByMail", { code });
      expect(appCodeOf(answer)).toBe("auth/link-expired");
    }
    const comer = waiting(owner.client);
    const older = await mailedCode(comer, email, 2);
    const newer = await mailedCode(comer, email, 3);
    expect(appCodeOf(await comer.mutate("auth.linkByMail", { code: older }))).toBe(
      "auth/link-expired",
    );
    await runSql(product.databaseUrl, "update pending_links set expires_at = ?", [Date.now() - 1]);
    expect(appCodeOf(await comer.mutate("auth.linkByMail", { code: newer }))).toBe(
      "auth/link-expired",
    );
    expect((await comer.query("auth.pendingLink")).data).toBeNull();
    expect(await identitiesOf(email)).toEqual([]);
  });

  it("is stored as hashes while it waits", async () => {
    const { email } = await register(product.url);
    const { client } = await signInUnproven(email);
    const code = await mailedCode(waiting(client), email);
    const [, token = ""] = client.cookie("localhost", "fundbook-link").split("=");
    const stored = JSON.stringify(await runSql(product.databaseUrl, "select * from pending_links"));
    expect(token).toMatch(/^[0-9a-f]{40}$/);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(code);
  });

  it("does not reveal an account to an unverified address", async () => {
    const { email } = await register(product.url);
    for (const address of [email, `${crypto.randomUUID()}@example.in`]) {
      const { sub } = provider.addAccount({ email: address, email_verified: false });
      const step = await signIn(createRedirectClient(), sub);
      expect(redirectPathOf(product, step)).toBe("/login?error=google/unverified-email");
    }
  });

  it("is linked once when the link is used twice concurrently", async () => {
    const { email } = await register(product.url);
    const { client } = await signInUnproven(email);
    const code = await mailedCode(waiting(client), email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => waiting(client).mutate("auth.linkByMail", { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await identitiesOf(email)).toHaveLength(1);
  });
});

it("refuses a callback of another browser", async () => {
  const { email } = await register(product.url);
  const address = await callbackUrl(
    product,
    createRedirectClient(),
    provider.addAccount({ email }).sub,
  );
  const victim = createRedirectClient();
  expect(redirectPathOf(product, await victim.go(address))).toBe(
    "/login?error=google/invalid-state",
  );
  expect(victim.cookie("localhost", "fundbook-link")).toBe("");
});

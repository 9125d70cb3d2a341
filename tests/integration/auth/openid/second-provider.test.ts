import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { apiClient, password, register, type ApiClient } from "../../../support/api/api-client.ts";
import { appCodeOf } from "../../../support/api/google-accounts.ts";
import {
  apiClientOf,
  redirectPathOf,
  signInWithGoogle,
} from "../../../support/api/google-sign-in.ts";
import { startOidcProvider, type OidcProvider } from "../../../support/servers/oidc-provider.ts";
import { makeStale } from "../../../support/api/sign-in.ts";
import { codeIn, newestMail } from "../../../support/servers/outbox.ts";
import {
  createRedirectClient,
  type RedirectClient,
} from "../../../support/servers/redirect-client.ts";
import { runSql } from "../../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../../support/servers/test-product.ts";

const club = { OIDC_NAME: "Club <account>", RATE_LIMITS: "off" };

let google: OidcProvider;
let provider: OidcProvider;
let product: TestProduct;

beforeAll(async () => {
  [google, provider] = await Promise.all([startOidcProvider(), startOidcProvider("oidc")]);
  product = await startTestProduct({ ...google.settings, ...provider.settings, ...club });
  google.serve(product.url);
  provider.serve(product.url);
}, 90_000);
afterEach(() => provider.reset());
afterAll(async () => {
  await product?.stop();
  await provider?.stop();
  await google?.stop();
});

const signIn = (sub: string, client = createRedirectClient(), query = "", at = product) =>
  signInWithGoogle(at, client, sub, { id: "oidc", query });

async function signedInBy(sub: string): Promise<RedirectClient> {
  const client = createRedirectClient();
  expect(redirectPathOf(product, await signIn(sub, client))).toBe("/");
  return client;
}

async function registerWith(email: string): Promise<ApiClient> {
  const owner = await register(product.url);
  const rename = "update users set email = ? where email = ?";
  await runSql(product.databaseUrl, rename, [email, owner.email]);
  return owner;
}

const newAddress = (): string => `${crypto.randomUUID()}@club.example`;
const meOf = async (caller: ApiClient) => (await caller.query("auth.me")).data;
const issuersOf = (email: string) =>
  runSql(
    product.databaseUrl,
    "select issuer from oauth_accounts where user_id = (select id from users where email = ?) order by created_at",
    [email],
  );
const waitingToLink = (client: RedirectClient) =>
  apiClient(product.url, client.cookie("localhost", "fundbook-link"));

describe("the operator's own provider beside Google", () => {
  it("is offered by its name, with a callback and a cookie of its own", async () => {
    expect(await meOf(apiClient(product.url))).toMatchObject({
      googleEnabled: true,
      oidcName: "Club <account>",
    });
    const client = createRedirectClient();
    const { next } = await client.go(`${product.url}/api/auth/oidc`);
    expect(next).toContain(provider.issuer);
    expect(new URL(next ?? "").searchParams.get("redirect_uri")).toBe(
      `${product.url}/api/auth/oidc/callback`,
    );
    expect(client.cookie("localhost", "fundbook-oidc")).not.toBe("");
    expect(client.cookie("localhost", "fundbook-google")).toBe("");
  });

  it("signs a new person up with an unproven address, and in again by the same identity", async () => {
    const { sub, email = "" } = provider.addAccount({ email: newAddress() });
    const me = await meOf(apiClientOf(product, await signedInBy(sub)));
    expect(me).toMatchObject({ user: { email, provider: "oidc", photoURL: expect.any(String) } });
    provider.addAccount({ sub, email: newAddress() });
    const again = apiClientOf(product, await signedInBy(sub));
    expect(await meOf(again)).toMatchObject({ user: { email } });
    expect((await again.query("account.security")).data).toMatchObject({
      hasPassword: false,
      google: null,
      oidc: { name: "Club <account>", linkedAt: expect.stringMatching(/Z$/) },
      sessions: [{ method: "oidc" }, { method: "oidc" }],
    });
    const proven = "select email_proven_at from users where email = ?";
    expect(await runSql(product.databaseUrl, proven, [email])).toEqual([{ email_proven_at: null }]);
  });

  it.each([
    ["of gmail.com", () => ({ email: `${crypto.randomUUID()}@gmail.com` })],
    ["of the domain in `hd`", () => ({ email: newAddress(), hd: "club.example" })],
  ])("does not prove an address %s, as Google would", async (_, account) => {
    const { email, ...claims } = account();
    const owner = await registerWith(email);
    const { sub } = provider.addAccount({ email, ...claims });
    const client = createRedirectClient();
    expect(redirectPathOf(product, await signIn(sub, client))).toBe("/link-google");
    expect(client.cookie("localhost", "fundbook")).toBe("");
    expect(await meOf(owner)).toMatchObject({ user: { email } });
  });

  it("refuses an address that it has not verified", async () => {
    const { sub } = provider.addAccount({ email: newAddress(), email_verified: false });
    expect(redirectPathOf(product, await signIn(sub))).toBe("/login?error=oidc/unverified-email");
  });

  it("is linked by the account's password beside Google, and unlinked alone", async () => {
    const { email } = await register(product.url);
    const link = async (from: OidcProvider, id: "google" | "oidc", name: string) => {
      const client = createRedirectClient();
      const { sub } = from.addAccount({ email });
      await signInWithGoogle(product, client, sub, { id });
      const caller = waitingToLink(client);
      expect((await caller.query("auth.pendingLink")).data).toEqual({ email, provider: name });
      expect((await caller.mutate("auth.linkByPassword", { password })).data).toEqual({ ok: true });
      return { caller, sub };
    };
    const byGoogle = await link(google, "google", "Google");
    const byClub = await link(provider, "oidc", "Club <account>");
    expect(await issuersOf(email)).toEqual([
      { issuer: google.issuer },
      { issuer: provider.issuer },
    ]);
    const unlinked = await byGoogle.caller.mutate("account.unlinkProvider", { provider: "oidc" });
    expect(unlinked.data).toEqual({ ok: true });
    expect(await issuersOf(email)).toEqual([{ issuer: google.issuer }]);
    expect(await meOf(byClub.caller)).toMatchObject({ user: null });
    expect(await meOf(byGoogle.caller)).toMatchObject({ user: { email } });
    expect(redirectPathOf(product, await signIn(byClub.sub))).toBe("/link-google");
    expect((await byGoogle.caller.query("account.events")).data).toMatchObject([
      { kind: "provider-unlinked", detail: "Club <account>" },
      { kind: "provider-linked", detail: "Club <account>" },
      { kind: "provider-linked", detail: "Google" },
    ]);
  });

  it("is linked by a link mailed to the address", async () => {
    const { email } = await register(product.url);
    const client = createRedirectClient();
    await signIn(provider.addAccount({ email }).sub, client);
    const caller = waitingToLink(client);
    await caller.mutate("auth.sendLinkMail");
    const mail = await newestMail(product.outbox, email, 1);
    expect(mail.subject).toBe("Link Club <account> to your Fundbook account");
    const [, code = ""] = /linkCode=(\S+)/.exec(mail.text) ?? [];
    expect((await caller.mutate("auth.linkByMail", { code })).data).toEqual({ ok: true });
    // The address was unproven, and is its reader's now.
    expect(await meOf(caller)).toMatchObject({ user: { email, provider: "oidc" } });
  });

  it("refuses a second of its identities for one account", async () => {
    const { sub, email = "" } = provider.addAccount({ email: newAddress() });
    await signedInBy(sub);
    const other = provider.addAccount({ email });
    expect(redirectPathOf(product, await signIn(other.sub))).toBe(
      "/login?error=oidc/other-identity",
    );
  });

  it("confirms a deletion only for its own user", async () => {
    const { sub, email = "" } = provider.addAccount({ email: newAddress() });
    const client = await signedInBy(sub);
    const caller = () => apiClientOf(product, client);
    await makeStale(product.databaseUrl, { email });
    expect(appCodeOf(await caller().mutate("account.delete"))).toBe("auth/confirm-first");
    const stranger = provider.addAccount({ email: newAddress() });
    client.forget("127.0.0.1");
    const refused = await signIn(stranger.sub, client, "?confirm=1&popup=1");
    expect(redirectPathOf(product, refused)).toBe("/google-sign-in.html?error=oidc/other-account");
    client.forget("127.0.0.1");
    await signIn(sub, client, "?confirm=1");
    expect((await caller().mutate("account.delete")).data).toEqual({ ok: true });
    expect(await issuersOf(email)).toEqual([]);
  });

  it("stays linked when its signed-in user resets the password, and goes when a stranger does", async () => {
    const resetBy = async (caller: ApiClient, email: string) => {
      await caller.mutate("auth.requestPasswordReset", { email });
      const code = codeIn(await newestMail(product.outbox, email, 1));
      await caller.mutate("auth.resetPassword", { code, password: "battery staple" });
    };
    const own = provider.addAccount({ email: newAddress() });
    const client = await signedInBy(own.sub);
    await resetBy(apiClientOf(product, client), own.email ?? "");
    expect(await issuersOf(own.email ?? "")).toEqual([{ issuer: provider.issuer }]);
    const squatted = provider.addAccount({ email: newAddress() });
    await signedInBy(squatted.sub);
    await resetBy(apiClient(product.url), squatted.email ?? "");
    expect(await issuersOf(squatted.email ?? "")).toEqual([]);
  });

  it("leaves Google working while it is down", async () => {
    provider.answer("/.well-known/openid-configuration", (_, response) =>
      response.writeHead(503).end(),
    );
    const client = createRedirectClient();
    const down = await client.go(`${product.url}/api/auth/oidc`);
    expect(redirectPathOf(product, down)).toBe("/login?error=oidc/unavailable");
    const { sub } = google.addAccount();
    expect(redirectPathOf(product, await signInWithGoogle(product, client, sub))).toBe("/");
  });

  it("cannot answer a sign-in with Google", async () => {
    const client = createRedirectClient();
    await client.go(`${product.url}/api/auth/google`);
    const [state] =
      client.cookie("localhost", "fundbook-google").split("=").at(1)?.split(".") ?? [];
    const answer = await client.go(`${product.url}/api/auth/oidc/callback?code=x&state=${state}`);
    expect(redirectPathOf(product, answer)).toBe("/login?error=oidc/invalid-state");
  });
});

describe("a provider whose addresses are trusted", () => {
  it("signs in to the account with a verified address, whoever hosts it", async () => {
    const settings = { ...provider.settings, ...club, OIDC_TRUST_EMAIL: "on" };
    const trusting = await startTestProduct(settings);
    try {
      provider.serve(trusting.url);
      expect(await meOf(apiClient(trusting.url))).toMatchObject({ googleEnabled: false });
      const owner = await register(trusting.url);
      const client = createRedirectClient();
      const account = provider.addAccount({ email: owner.email, email_verified: false });
      const refused = await signIn(account.sub, client, "", trusting);
      expect(redirectPathOf(trusting, refused)).toBe("/login?error=oidc/unverified-email");
      provider.addAccount({ ...account, email_verified: true });
      const step = await signIn(account.sub, createRedirectClient(), "", trusting);
      expect(redirectPathOf(trusting, step)).toBe("/");
      // Nobody had proven the address before.
      expect(await meOf(owner)).toMatchObject({ user: null });
    } finally {
      provider.serve(product.url);
      await trusting.stop();
    }
  }, 60_000);
});

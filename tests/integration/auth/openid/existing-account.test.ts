import { describe, expect, it } from "vitest";
import {
  redirectPathOf,
  apiClientOf,
  signInWithGoogle,
  callbackUrl as walkBack,
} from "../../../support/api/google-sign-in.ts";
import { type Tamper } from "../../../support/servers/oidc-provider.ts";
import { addToken } from "../../../support/api/access-tokens.ts";
import { register, apiClient } from "../../../support/api/api-client.ts";
import {
  createRedirectClient,
  type Step,
  type RedirectClient,
} from "../../../support/servers/redirect-client.ts";
import { runSql } from "../../../support/servers/run-sql.ts";
import { product, provider, useGoogleProduct } from "../../../support/servers/google-product.ts";
import { expectRefused, meOf, refusal } from "../../../support/api/google-sign-in.ts";

useGoogleProduct();

const callbackUrl = (client: RedirectClient, sub: string, how = {}) =>
  walkBack(product, client, sub, how);

const signIn = (client: RedirectClient, sub: string, how = {}) =>
  signInWithGoogle(product, client, sub, how);

const ends = (step: Step): string => redirectPathOf(product, step);

/** The domain of the tests' addresses. */
const hd = "example.in";

const usersWith = (email: string) =>
  runSql(product.databaseUrl, "select * from users where email = ?", [email]);

describe("the e-mail of an existing account", () => {
  it("takes over the account and invalidates password, sessions and reset code", async () => {
    const squatter = await register(product.url, "Squatter");
    const { email } = squatter;
    await addToken(squatter);
    await apiClient(product.url).mutate("auth.requestPasswordReset", { email });
    const client = createRedirectClient();
    await signIn(client, provider.addAccount({ email, hd }).sub);
    expect(await meOf(product, client)).toMatchObject({
      user: { email, provider: "google", photoURL: "https://lh3.googleusercontent.com/a/ravi" },
    });
    const [user] = await usersWith(email);
    const id = String(user?.["id"]);
    expect(user?.["password_hash"]).toBeNull();
    const left = `select
      (select count(*) from sessions where user_id = ?1) sessions,
      (select count(*) from access_tokens where user_id = ?1) tokens,
      (select access_epoch from users where id = ?1) epoch,
      (select count(*) from trusted_devices where user_id = ?1) browsers,
      (select count(*) from password_reset_codes where user_id = ?1) codes`;
    expect(await runSql(product.databaseUrl, left, [id])).toMatchObject([
      { sessions: 1, tokens: 0, epoch: 1, browsers: 1, codes: 0 },
    ]);
    expect((await apiClientOf(product, client).query("account.security")).data).toMatchObject({
      hasPassword: false,
      google: { linkedAt: expect.any(String) },
    });
  });

  it.each<[string, Tamper]>([
    ["is not verified", (claims, sign) => sign({ ...claims, email_verified: false })],
    ["has no email_verified claim", ({ email_verified: _, ...claims }, sign) => sign(claims)],
  ])("is refused when it %s", async (_, tamper) => {
    const owner = await register(product.url);
    provider.tamper(tamper);
    const client = createRedirectClient();
    const step = await signIn(client, provider.addAccount({ email: owner.email, hd }).sub);
    await expectRefused(product, client, step, "google/unverified-email");
    const me = (await owner.query("auth.me")).data;
    expect(me).toMatchObject({ user: { provider: "emailAndPassword" } });
  });

  it("is refused for another identity", async () => {
    const { email = "", sub } = provider.addAccount();
    const client = createRedirectClient();
    await signIn(client, sub);
    const other = createRedirectClient();
    const step = await signIn(other, provider.addAccount({ email }).sub);
    await expectRefused(product, other, step, "google/other-identity");
    expect(await meOf(product, client)).toMatchObject({ user: { email } });
  });

  it("is linked to one of two identities that sign in concurrently", async () => {
    const { email } = await register(product.url);
    const ways = await Promise.all(
      [createRedirectClient(), createRedirectClient()].map(async (client) => ({
        client,
        address: await callbackUrl(client, provider.addAccount({ email, hd }).sub),
      })),
    );
    const steps = await Promise.all(ways.map(({ client, address }) => client.go(address)));
    expect(steps.map(ends).toSorted()).toEqual(["/", refusal("google/other-identity")]);
  });
});

import { describe, expect, it } from "vitest";
import {
  redirectPathOf,
  registerByGoogle,
  apiClientOf,
  signInWithGoogle,
} from "../../../support/api/google-sign-in.ts";
import { sendNoticesNow } from "../../../support/api/notices.ts";
import { newestMail } from "../../../support/servers/outbox.ts";
import { register, password, apiClient, type ApiClient } from "../../../support/api/api-client.ts";
import {
  createRedirectClient,
  type RedirectClient,
} from "../../../support/servers/redirect-client.ts";
import { product, provider, useGoogleProduct } from "../../../support/servers/google-product.ts";
import {
  appCodeOf,
  identitiesOf,
  isProven,
  newPassword,
  resetPassword,
} from "../../../support/api/google-accounts.ts";
import { signInByPassword } from "../../../support/api/sign-in.ts";

useGoogleProduct();

const signIn = (client: RedirectClient, sub: string) => signInWithGoogle(product, client, sub);
const meOf = async (caller: ApiClient) => (await caller.query("auth.me")).data;

const login = async (email: string, secret?: string) =>
  (await signInByPassword(product.url, email, secret)).answer;

describe("an address hosted by Google", () => {
  it.each([
    ["gmail.com", undefined],
    ["googlemail.com", undefined],
    ["a Workspace domain", "example.in"],
  ])("of %s takes over an account with an unproven address", async (domain, hd) => {
    const name = crypto.randomUUID();
    const email = hd === undefined ? `${name}@${domain}` : `${name}@${hd}`;
    const squatter = apiClient(product.url);
    const account = { name: "Squatter", email, password, confirmPassword: password };
    await squatter.mutate("auth.register", account);
    const client = createRedirectClient();
    const { sub } = provider.addAccount({ email: email.toUpperCase(), ...(hd && { hd }) });
    expect(redirectPathOf(product, await signIn(client, sub))).toBe("/");
    expect(await meOf(apiClientOf(product, client))).toMatchObject({
      user: { email, provider: "google" },
    });
    expect(await meOf(squatter)).toMatchObject({ user: null });
    expect(appCodeOf(await login(email))).toBe("auth/invalid-credential");
    expect(await isProven(email)).toBe(true);
    const { subject, text } = await newestMail(product.outbox, email);
    expect(subject).toBe("Google was linked to your Fundbook account");
    expect(text).toContain("The old password was removed");
  });

  it("is linked to an account with a proven address, which keeps its password and sessions", async () => {
    const owner = await register(product.url);
    const { email } = owner;
    await resetPassword(email);
    const newAddress = apiClient(product.url);
    await newAddress.mutate("auth.login", { email, password: newPassword });
    const client = createRedirectClient();
    expect(
      redirectPathOf(
        product,
        await signIn(client, provider.addAccount({ email, hd: "example.in" }).sub),
      ),
    ).toBe("/");
    expect(await meOf(apiClientOf(product, client))).toMatchObject({ user: { email } });
    expect(await meOf(newAddress)).toMatchObject({ user: { email } });
    expect((await login(email, newPassword)).status).toBe(200);
    await sendNoticesNow(product);
    const { text } = await newestMail(product.outbox, email, 3);
    expect(text).toContain("A Google account was linked");
    expect(text).not.toContain("password was removed");
  });

  it("takes over an account from another Google identity that never proved the address", async () => {
    const email = `${crypto.randomUUID()}@example.in`;
    const stranger = await registerByGoogle(product, provider.addAccount({ email }).sub);
    expect(await isProven(email)).toBe(false);
    const { sub } = provider.addAccount({ email, hd: "example.in" });
    const owner = await registerByGoogle(product, sub);
    expect(await meOf(apiClientOf(product, owner))).toMatchObject({ user: { email } });
    expect(await meOf(apiClientOf(product, stranger))).toMatchObject({ user: null });
    expect(await identitiesOf(email)).toMatchObject([{ subject: sub }]);
  });

  it("is proven at the next sign-in when the identity was linked before Google hosted it", async () => {
    const email = `${crypto.randomUUID()}@example.in`;
    const account = provider.addAccount({ email });
    await registerByGoogle(product, account.sub);
    expect(await isProven(email)).toBe(false);
    provider.addAccount({ ...account, hd: "example.in" });
    await registerByGoogle(product, account.sub);
    expect(await isProven(email)).toBe(true);
  });
});

describe("auth.resetPassword", () => {
  it("unlinks a Google identity that never proved the address, unless its user is signed in", async () => {
    const email = `${crypto.randomUUID()}@example.in`;
    const { sub } = provider.addAccount({ email });
    const stranger = await registerByGoogle(product, sub);
    await resetPassword(email);
    expect(await identitiesOf(email)).toEqual([]);
    expect(await meOf(apiClientOf(product, stranger))).toMatchObject({ user: null });
    expect(redirectPathOf(product, await signIn(createRedirectClient(), sub))).toBe("/link-google");

    const other = `${crypto.randomUUID()}@example.in`;
    const client = await registerByGoogle(product, provider.addAccount({ email: other }).sub);
    await resetPassword(other, 1, apiClientOf(product, client));
    expect(await identitiesOf(other)).toHaveLength(1);
    expect(await isProven(other)).toBe(true);
  });

  it("keeps the Google identity of a proven address", async () => {
    const { sub, email = "" } = provider.addAccount();
    await registerByGoogle(product, sub);
    await resetPassword(email);
    expect(await identitiesOf(email)).toHaveLength(1);
  });
});

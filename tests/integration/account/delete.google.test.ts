import type { JWTPayload } from "jose";
import { describe, expect, it } from "vitest";
import {
  redirectPathOf,
  registerByGoogle,
  apiClientOf,
  signInWithGoogle,
} from "../../support/api/google-sign-in.ts";
import type { RedirectClient } from "../../support/servers/redirect-client.ts";
import { makeStale } from "../../support/api/sign-in.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { product, provider, useGoogleProduct } from "../../support/servers/google-product.ts";

useGoogleProduct();

const confirm = (client: RedirectClient, sub: string, popup = "") =>
  signInWithGoogle(product, client, sub, { query: `?confirm=1${popup}` });

const deleteAccount = (client: RedirectClient) =>
  apiClientOf(product, client).mutate("account.delete");

async function registerStale(sub: string, email: string): Promise<RedirectClient> {
  const client = await registerByGoogle(product, sub);
  await makeStale(product.databaseUrl, { email });
  return client;
}

async function expectNotDeletable(client: RedirectClient): Promise<void> {
  const { error } = await deleteAccount(client);
  expect(error?.data.appCode).toBe("auth/confirm-first");
}

/** Sets auth_time of the next id tokens to so many seconds ago; null omits it. */
const authenticatedAgo = (seconds: number | null) =>
  provider.tamper((claims: JWTPayload, sign) => {
    const { auth_time: _, ...others } = claims;
    const authTime = seconds === null ? {} : { auth_time: Math.floor(Date.now() / 1000) - seconds };
    return sign({ ...others, ...authTime });
  });

describe("account.delete without a password", () => {
  it("requires that Google has authenticated the user again once the sign-in is old", async () => {
    const { sub, email = "" } = provider.addAccount();
    const client = await registerStale(sub, email);
    await expectNotDeletable(client);
    expect(redirectPathOf(product, await confirm(client, sub))).toBe("/");
    expect((await deleteAccount(client)).data).toEqual({ ok: true });
    expect(
      await runSql(product.databaseUrl, "select id from users where email = ?", [email]),
    ).toEqual([]);
  });

  it("asks the provider to authenticate again", async () => {
    const { sub } = provider.addAccount();
    const client = await registerByGoogle(product, sub);
    const { next } = await client.go(`${product.url}/api/auth/google?confirm=1`);
    const asked = new URL(next ?? "").searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ prompt: "login", max_age: "0" });
    expect(JSON.parse(asked.get("claims") ?? "")).toEqual({
      id_token: { auth_time: { essential: true } },
    });
  });

  it.each([
    ["long ago", 600],
    ["at an unknown time", null],
  ])("is refused when Google authenticated the user %s", async (_, seconds) => {
    const { sub, email = "" } = provider.addAccount();
    const client = await registerStale(sub, email);
    authenticatedAgo(seconds);
    expect(redirectPathOf(product, await confirm(client, sub))).toBe(
      "/login?error=google/not-recent",
    );
    await expectNotDeletable(client);
  });

  it("is refused when another user was authenticated, who is not signed in by it", async () => {
    const { sub, email = "" } = provider.addAccount();
    const client = await registerStale(sub, email);
    const session = client.cookie("localhost", "fundbook");
    const other = provider.addAccount();
    client.forget("127.0.0.1");
    const step = await confirm(client, other.sub, "&popup=1");
    expect(redirectPathOf(product, step)).toBe("/google-sign-in.html?error=google/other-account");
    expect(client.cookie("localhost", "fundbook")).toBe(session);
    expect((await apiClientOf(product, client).query("auth.me")).data).toMatchObject({
      user: { email },
    });
    await expectNotDeletable(client);
  });

  it("is refused five minutes after the confirmation and in another session", async () => {
    const { sub, email = "" } = provider.addAccount();
    const client = await registerByGoogle(product, sub);
    const newAddress = await registerStale(sub, email);
    await confirm(client, sub);
    await expectNotDeletable(newAddress);
    await runSql(
      product.databaseUrl,
      "update sessions set reauthenticated_at = reauthenticated_at - 300001 where reauthenticated_at is not null",
    );
    await expectNotDeletable(client);
  });
});

it("a confirmation without a session is refused", async () => {
  const { sub } = provider.addAccount();
  const client = await registerByGoogle(product, sub);
  await apiClientOf(product, client).mutate("auth.logout");
  const step = await confirm(client, sub);
  expect(redirectPathOf(product, step)).toBe("/login?error=auth/unauthenticated");
});

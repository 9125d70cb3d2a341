import type { JWTPayload } from "jose";
import { describe, expect, it } from "vitest";
import { endOf, googleUser, personOf, signInWithGoogle } from "../support/google-walk.ts";
import type { Walker } from "../support/redirect-walker.ts";
import { rows } from "../support/rows.ts";
import { product, provider, useGoogleProduct } from "../support/google-product.ts";

useGoogleProduct();

const confirm = (walker: Walker, sub: string, popup = "") =>
  signInWithGoogle(product, walker, sub, { query: `?confirm=1${popup}` });

const deleteAccount = (walker: Walker) => personOf(product, walker).tell("account.delete", {});

async function expectNotDeletable(walker: Walker): Promise<void> {
  const { error } = await deleteAccount(walker);
  expect(error?.data.appCode).toBe("auth/requires-recent-login");
}

/** From now on id tokens say that the person was authenticated so many seconds ago; null leaves it out. */
const authenticatedAgo = (seconds: number | null) =>
  provider.tamper((claims: JWTPayload, sign) => {
    const { auth_time: _, ...others } = claims;
    const authTime = seconds === null ? {} : { auth_time: Math.floor(Date.now() / 1000) - seconds };
    return sign({ ...others, ...authTime });
  });

describe("account.delete without a password", () => {
  it("requires that Google has authenticated the user again, not only a new sign-in", async () => {
    const { sub, email = "" } = provider.knows();
    const walker = await googleUser(product, sub);
    await expectNotDeletable(walker);
    expect(endOf(product, await confirm(walker, sub))).toBe("/account");
    expect((await deleteAccount(walker)).data).toEqual({ ok: true });
    expect(
      await rows(product.databaseUrl, "select id from users where email = ?", [email]),
    ).toEqual([]);
  });

  it("asks the provider to authenticate again", async () => {
    const { sub } = provider.knows();
    const walker = await googleUser(product, sub);
    const { next } = await walker.go(`${product.url}/api/auth/google?confirm=1`);
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
    const { sub } = provider.knows();
    const walker = await googleUser(product, sub);
    authenticatedAgo(seconds);
    expect(endOf(product, await confirm(walker, sub))).toBe("/login?error=google/not-recent");
    await expectNotDeletable(walker);
  });

  it("is refused when another user was authenticated, who is not signed in by it", async () => {
    const { sub, email } = provider.knows();
    const walker = await googleUser(product, sub);
    const session = walker.cookie("localhost", "fundbook");
    const other = provider.knows();
    walker.forget("127.0.0.1");
    const step = await confirm(walker, other.sub, "&popup=1");
    expect(endOf(product, step)).toBe("/google-sign-in.html?error=google/other-account");
    expect(walker.cookie("localhost", "fundbook")).toBe(session);
    expect((await personOf(product, walker).ask("auth.me")).data).toMatchObject({
      user: { email },
    });
    await expectNotDeletable(walker);
  });

  it("is refused five minutes after the confirmation and in another session", async () => {
    const { sub } = provider.knows();
    const walker = await googleUser(product, sub);
    const elsewhere = await googleUser(product, sub);
    await confirm(walker, sub);
    await expectNotDeletable(elsewhere);
    await rows(
      product.databaseUrl,
      "update sessions set reauthenticated_at = reauthenticated_at - 300001 where reauthenticated_at is not null",
    );
    await expectNotDeletable(walker);
  });
});

it("a confirmation without a session is refused", async () => {
  const { sub } = provider.knows();
  const walker = await googleUser(product, sub);
  await personOf(product, walker).tell("auth.logout");
  const step = await confirm(walker, sub);
  expect(endOf(product, step)).toBe("/login?error=auth/unauthenticated");
});

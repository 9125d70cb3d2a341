import { describe, expect, it } from "vitest";
import { endOf, googleUser, personOf, signInWithGoogle, wayBack } from "../support/google-walk.ts";
import { newestMail } from "../support/outbox.ts";
import { investor, password, person, type Person } from "../support/person.ts";
import { redirectWalker, type Walker } from "../support/redirect-walker.ts";
import { rows } from "../support/rows.ts";
import { product, provider, useGoogleProduct } from "../support/google-product.ts";
import {
  appCodeOf,
  identitiesOf,
  isProven,
  mailedCode,
  newPassword,
  resetPassword,
  signInUnproven,
  waiting,
} from "../support/google-accounts.ts";

useGoogleProduct();

const signIn = (walker: Walker, sub: string) => signInWithGoogle(product, walker, sub);
const meOf = async (who: Person) => (await who.ask("auth.me")).data;

const login = (email: string, secret = password) =>
  person(product.url).tell("auth.login", { email, password: secret });

describe("an address not hosted by Google", () => {
  it.each([
    ["of another provider", undefined],
    ["of another Workspace domain", "other.example"],
    ["of a domain below the Workspace one", "in"],
  ])("%s is not signed in to the account with it", async (_, hd) => {
    const owner = await investor(product.url);
    const { sub } = provider.knows({ email: owner.email, ...(hd && { hd }) });
    const walker = redirectWalker();
    expect(endOf(product, await signIn(walker, sub))).toBe("/link-google");
    expect(walker.cookie("localhost", "fundbook")).toBe("");
    expect(await meOf(owner)).toMatchObject({ user: { email: owner.email } });
    expect(await identitiesOf(owner.email)).toEqual([]);
  });

  it("registers an account with an unproven address", async () => {
    const email = `${crypto.randomUUID()}@example.in`;
    const walker = await googleUser(product, provider.knows({ email }).sub);
    expect(await meOf(personOf(product, walker))).toMatchObject({ user: { email } });
    expect(await isProven(email)).toBe(false);
  });

  it("reports to the page that opened the popup", async () => {
    const { email } = await investor(product.url);
    const walker = redirectWalker();
    const { sub } = provider.knows({ email });
    const step = await signInWithGoogle(product, walker, sub, { query: "?popup=1" });
    expect(endOf(product, step)).toBe("/google-sign-in.html?next=link");
  });

  it("is linked once by the account's password, which completes the sign-in", async () => {
    const owner = await investor(product.url);
    const { email } = owner;
    const { walker, sub } = await signInUnproven(email);
    const comer = waiting(walker);
    expect((await comer.ask("auth.pendingGoogleLink")).data).toEqual({ email });
    const refused = await comer.tell("auth.linkGoogleByPassword", { password: "wrong horse" });
    expect(appCodeOf(refused)).toBe("auth/wrong-password");
    expect((await comer.tell("auth.linkGoogleByPassword", { password })).data).toEqual({
      ok: true,
    });
    expect(await meOf(comer)).toMatchObject({ user: { email, provider: "emailAndPassword" } });
    expect(await meOf(owner)).toMatchObject({ user: { email } });
    expect(await identitiesOf(email)).toMatchObject([{ subject: sub }]);
    expect(await isProven(email)).toBe(false);
    expect((await newestMail(product.outbox, email)).subject).toBe(
      "Google was linked to your Fundbook account",
    );
    const again = await waiting(walker).tell("auth.linkGoogleByPassword", { password });
    expect(appCodeOf(again)).toBe("google/link-expired");
    expect(await meOf(personOf(product, await googleUser(product, sub)))).toMatchObject({
      user: { email },
    });
  });

  it("is linked by a mailed link, which takes over an unproven account", async () => {
    const squatter = await investor(product.url);
    const { email } = squatter;
    const { walker } = await signInUnproven(email);
    const comer = waiting(walker);
    const code = await mailedCode(comer, email);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect((await comer.tell("auth.linkGoogleByMail", { code })).data).toEqual({ ok: true });
    expect(await meOf(comer)).toMatchObject({ user: { email, provider: "google" } });
    expect(await meOf(squatter)).toMatchObject({ user: null });
    expect(appCodeOf(await login(email))).toBe("auth/invalid-credential");
    expect(await isProven(email)).toBe(true);
  });

  it("is linked by a mailed link to a proven account, which keeps its password", async () => {
    const { email } = await investor(product.url);
    await resetPassword(email);
    const { walker } = await signInUnproven(email);
    const comer = waiting(walker);
    const code = await mailedCode(comer, email, 3);
    expect((await comer.tell("auth.linkGoogleByMail", { code })).data).toEqual({ ok: true });
    expect((await login(email, newPassword)).status).toBe(200);
  });

  it("is not linked by a mailed link that is opened in another browser, was replaced or has expired", async () => {
    const { email } = await investor(product.url);
    const attacker = await signInUnproven(email);
    const code = await mailedCode(waiting(attacker.walker), email);
    // The owner opens the attacker's link, with nothing or with a sign-in of their own that waits.
    const owner = await signInUnproven(email);
    for (const browser of [person(product.url), waiting(owner.walker)]) {
      const answer = await browser.tell("auth.linkGoogleByMail", { code });
      expect(appCodeOf(answer)).toBe("google/link-expired");
    }
    const comer = waiting(owner.walker);
    const older = await mailedCode(comer, email, 2);
    const newer = await mailedCode(comer, email, 3);
    expect(appCodeOf(await comer.tell("auth.linkGoogleByMail", { code: older }))).toBe(
      "google/link-expired",
    );
    await rows(product.databaseUrl, "update pending_google_links set expires_at = ?", [
      Date.now() - 1,
    ]);
    expect(appCodeOf(await comer.tell("auth.linkGoogleByMail", { code: newer }))).toBe(
      "google/link-expired",
    );
    expect((await comer.ask("auth.pendingGoogleLink")).data).toBeNull();
    expect(await identitiesOf(email)).toEqual([]);
  });

  it("is stored as hashes while it waits", async () => {
    const { email } = await investor(product.url);
    const { walker } = await signInUnproven(email);
    const code = await mailedCode(waiting(walker), email);
    const [, token = ""] = walker.cookie("localhost", "fundbook-google-link").split("=");
    const stored = JSON.stringify(
      await rows(product.databaseUrl, "select * from pending_google_links"),
    );
    expect(token).toMatch(/^[0-9a-f]{40}$/);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(code);
  });

  it("does not reveal an account to an unverified address", async () => {
    const { email } = await investor(product.url);
    for (const address of [email, `${crypto.randomUUID()}@example.in`]) {
      const { sub } = provider.knows({ email: address, email_verified: false });
      const step = await signIn(redirectWalker(), sub);
      expect(endOf(product, step)).toBe("/login?error=google/unverified-email");
    }
  });

  it("is linked once when the link is used twice concurrently", async () => {
    const { email } = await investor(product.url);
    const { walker } = await signInUnproven(email);
    const code = await mailedCode(waiting(walker), email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => waiting(walker).tell("auth.linkGoogleByMail", { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await identitiesOf(email)).toHaveLength(1);
  });
});

it("refuses a callback of another browser", async () => {
  const { email } = await investor(product.url);
  const address = await wayBack(product, redirectWalker(), provider.knows({ email }).sub);
  const victim = redirectWalker();
  expect(endOf(product, await victim.go(address))).toBe("/login?error=google/invalid-state");
  expect(victim.cookie("localhost", "fundbook-google-link")).toBe("");
});

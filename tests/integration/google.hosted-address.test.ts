import { describe, expect, it } from "vitest";
import { endOf, googleUser, personOf, signInWithGoogle } from "../support/google-walk.ts";
import { newestMail } from "../support/outbox.ts";
import { investor, password, person, type Person } from "../support/person.ts";
import { redirectWalker, type Walker } from "../support/redirect-walker.ts";
import { product, provider, useGoogleProduct } from "../support/google-product.ts";
import {
  appCodeOf,
  identitiesOf,
  isProven,
  newPassword,
  resetPassword,
} from "../support/google-accounts.ts";

useGoogleProduct();

const signIn = (walker: Walker, sub: string) => signInWithGoogle(product, walker, sub);
const meOf = async (who: Person) => (await who.ask("auth.me")).data;

const login = (email: string, secret = password) =>
  person(product.url).tell("auth.login", { email, password: secret });

describe("an address hosted by Google", () => {
  it.each([
    ["gmail.com", undefined],
    ["googlemail.com", undefined],
    ["a Workspace domain", "example.in"],
  ])("of %s takes over an account with an unproven address", async (domain, hd) => {
    const name = crypto.randomUUID();
    const email = hd === undefined ? `${name}@${domain}` : `${name}@${hd}`;
    const squatter = person(product.url);
    const account = { name: "Squatter", email, password, confirmPassword: password };
    await squatter.tell("auth.register", account);
    const walker = redirectWalker();
    const { sub } = provider.knows({ email: email.toUpperCase(), ...(hd && { hd }) });
    expect(endOf(product, await signIn(walker, sub))).toBe("/");
    expect(await meOf(personOf(product, walker))).toMatchObject({
      user: { email, provider: "google" },
    });
    expect(await meOf(squatter)).toMatchObject({ user: null });
    expect(appCodeOf(await login(email))).toBe("auth/invalid-credential");
    expect(await isProven(email)).toBe(true);
    const { subject, text } = await newestMail(product.outbox, email);
    expect(subject).toBe("Google was linked to your Fundbook account");
    expect(text).toContain("Its old password was removed");
  });

  it("is linked to an account with a proven address, which keeps its password and sessions", async () => {
    const owner = await investor(product.url);
    const { email } = owner;
    await resetPassword(email);
    const elsewhere = person(product.url);
    await elsewhere.tell("auth.login", { email, password: newPassword });
    const walker = redirectWalker();
    expect(
      endOf(product, await signIn(walker, provider.knows({ email, hd: "example.in" }).sub)),
    ).toBe("/");
    expect(await meOf(personOf(product, walker))).toMatchObject({ user: { email } });
    expect(await meOf(elsewhere)).toMatchObject({ user: { email } });
    expect((await login(email, newPassword)).status).toBe(200);
    const { subject, text } = await newestMail(product.outbox, email, 3);
    expect(subject).toBe("Google was linked to your Fundbook account");
    expect(text).not.toContain("password was removed");
  });

  it("takes over an account from another Google identity that never proved the address", async () => {
    const email = `${crypto.randomUUID()}@example.in`;
    const stranger = await googleUser(product, provider.knows({ email }).sub);
    expect(await isProven(email)).toBe(false);
    const { sub } = provider.knows({ email, hd: "example.in" });
    const owner = await googleUser(product, sub);
    expect(await meOf(personOf(product, owner))).toMatchObject({ user: { email } });
    expect(await meOf(personOf(product, stranger))).toMatchObject({ user: null });
    expect(await identitiesOf(email)).toMatchObject([{ subject: sub }]);
  });

  it("is proven at the next sign-in when the identity was linked before Google hosted it", async () => {
    const email = `${crypto.randomUUID()}@example.in`;
    const account = provider.knows({ email });
    await googleUser(product, account.sub);
    expect(await isProven(email)).toBe(false);
    provider.knows({ ...account, hd: "example.in" });
    await googleUser(product, account.sub);
    expect(await isProven(email)).toBe(true);
  });
});

describe("auth.resetPassword", () => {
  it("unlinks a Google identity that never proved the address, unless its user is signed in", async () => {
    const email = `${crypto.randomUUID()}@example.in`;
    const { sub } = provider.knows({ email });
    const stranger = await googleUser(product, sub);
    await resetPassword(email);
    expect(await identitiesOf(email)).toEqual([]);
    expect(await meOf(personOf(product, stranger))).toMatchObject({ user: null });
    expect(endOf(product, await signIn(redirectWalker(), sub))).toBe("/link-google");

    const other = `${crypto.randomUUID()}@example.in`;
    const walker = await googleUser(product, provider.knows({ email: other }).sub);
    await resetPassword(other, 1, personOf(product, walker));
    expect(await identitiesOf(other)).toHaveLength(1);
    expect(await isProven(other)).toBe(true);
  });

  it("keeps the Google identity of a proven address", async () => {
    const { sub, email = "" } = provider.knows();
    await googleUser(product, sub);
    await resetPassword(email);
    expect(await identitiesOf(email)).toHaveLength(1);
  });
});

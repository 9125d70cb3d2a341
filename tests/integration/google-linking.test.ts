import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { endOf, googleUser, personOf, signInWithGoogle, wayBack } from "../support/google-walk.ts";
import { startOidcProvider, type OidcProvider } from "../support/oidc-provider.ts";
import { codeIn, mailTo, newestMail } from "../support/outbox.ts";
import { ownProduct, type OwnProduct } from "../support/own-product.ts";
import { investor, password, person, type Person } from "../support/person.ts";
import { redirectWalker, type Walker } from "../support/redirect-walker.ts";
import { rows } from "../support/rows.ts";

let provider: OidcProvider;
let product: OwnProduct;
beforeAll(async () => {
  provider = await startOidcProvider();
  product = await ownProduct({ ...provider.settings, RATE_LIMITS: "off" });
  provider.serve(product.url);
}, 90_000);
afterEach(() => provider.behave());
afterAll(async () => {
  await product?.stop();
  await provider?.stop();
});

const newPassword = "battery staple";
const signIn = (walker: Walker, sub: string) => signInWithGoogle(product, walker, sub);
const appCodeOf = ({ error }: Awaited<ReturnType<Person["tell"]>>) => error?.data.appCode;
const meOf = async (who: Person) => (await who.ask("auth.me")).data;
const login = (email: string, secret = password) =>
  person(product.url).tell("auth.login", { email, password: secret });

/** The walker with what its browser brings of a Google identity that waits to be linked. */
const waiting = (walker: Walker): Person =>
  person(product.url, walker.cookie("localhost", "fundbook-google-link"));

const identitiesOf = (email: string) =>
  rows(
    product.databaseUrl,
    "select subject from oauth_accounts where user_id = (select id from users where email = ?)",
    [email],
  );

const isProven = async (email: string) => {
  const [user] = await rows(
    product.databaseUrl,
    "select email_proven_at from users where email = ?",
    [email],
  );
  return user?.["email_proven_at"] != null;
};

async function resetPassword(email: string, mails = 1, who = person(product.url)): Promise<void> {
  await who.tell("auth.requestPasswordReset", { email });
  const code = codeIn(await newestMail(product.outbox, email, mails));
  const answer = await who.tell("auth.resetPassword", { code, password: newPassword });
  expect(answer.data).toEqual({ ok: true });
}

/** Somebody with a Google account that has an e-mail of an account here, for which Google's word is not enough. */
async function comesUnproven(email: string): Promise<{ walker: Walker; sub: string }> {
  const { sub } = provider.knows({ email });
  const walker = redirectWalker();
  const step = await signIn(walker, sub);
  expect(endOf(product, step)).toBe("/link-google");
  expect(walker.cookie("localhost", "fundbook")).toBe("");
  return { walker, sub };
}

async function mailedCode(who: Person, email: string, mails = 1): Promise<string> {
  expect((await who.tell("auth.sendGoogleLinkMail")).data).toEqual({ ok: true });
  const { text } = await newestMail(product.outbox, email, mails);
  const [, code = ""] = /\/link-google\?linkCode=(\S+)/.exec(text) ?? [];
  return code;
}

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
    const { walker, sub } = await comesUnproven(email);
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
    const { walker } = await comesUnproven(email);
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
    const { walker } = await comesUnproven(email);
    const comer = waiting(walker);
    const code = await mailedCode(comer, email, 3);
    expect((await comer.tell("auth.linkGoogleByMail", { code })).data).toEqual({ ok: true });
    expect((await login(email, newPassword)).status).toBe(200);
  });

  it("is not linked by a mailed link that is opened in another browser, was replaced or has expired", async () => {
    const { email } = await investor(product.url);
    const attacker = await comesUnproven(email);
    const code = await mailedCode(waiting(attacker.walker), email);
    // The owner opens the attacker's link, with nothing or with a sign-in of their own that waits.
    const owner = await comesUnproven(email);
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
    const { walker } = await comesUnproven(email);
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
    const { walker } = await comesUnproven(email);
    const code = await mailedCode(waiting(walker), email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => waiting(walker).tell("auth.linkGoogleByMail", { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await identitiesOf(email)).toHaveLength(1);
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

describe("account.unlinkGoogle", () => {
  const unlink = (who: Person, secret = newPassword) =>
    who.tell("account.unlinkGoogle", { password: secret });

  it("requires the password, ends other Google sessions, sends a mail, and is safe to repeat", async () => {
    const { sub, email = "" } = provider.knows();
    const elsewhere = await googleUser(product, sub);
    await resetPassword(email);
    await googleUser(product, sub);
    const again = await googleUser(product, sub);
    const owner = person(product.url);
    await owner.tell("auth.login", { email, password: newPassword });
    expect((await owner.ask("account.security")).data).toMatchObject({
      google: { linkedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    expect(appCodeOf(await unlink(owner, "wrong horse"))).toBe("auth/wrong-password");
    expect(await identitiesOf(email)).toHaveLength(1);

    expect((await unlink(owner)).data).toEqual({ ok: true });
    expect((await unlink(owner)).data).toEqual({ ok: true });
    expect(await identitiesOf(email)).toEqual([]);
    expect((await owner.ask("account.security")).data).toMatchObject({ google: null });
    for (const walker of [elsewhere, again]) {
      expect(await meOf(personOf(product, walker))).toMatchObject({ user: null });
    }
    expect(await meOf(owner)).toMatchObject({ user: { email, provider: "emailAndPassword" } });
    await newestMail(product.outbox, email, 3);
    const subjects = mailTo(product.outbox, email).map(({ subject }) => subject);
    expect(subjects).toEqual([
      "Set a new Fundbook password",
      "Your Fundbook password was changed",
      "Google was unlinked from your Fundbook account",
    ]);
  });

  it("is refused without a password to sign in with", async () => {
    const { sub, email = "" } = provider.knows();
    const walker = await googleUser(product, sub);
    const answer = await unlink(personOf(product, walker));
    expect(appCodeOf(answer)).toBe("auth/no-password");
    expect(await identitiesOf(email)).toHaveLength(1);
  });
});

describe("the log", () => {
  const lines = () =>
    [
      ...readFileSync(join(product.dataFolder, "log/server.log"), "utf8").matchAll(
        /\{"level".*\}/g,
      ),
    ].map(([line]) => JSON.parse(line) as Record<string, unknown>);

  it("has an entry with its time for each step of linking and unlinking, without secrets", async () => {
    const { email } = await investor(product.url);
    const { walker, sub } = await comesUnproven(email);
    const comer = waiting(walker);
    const code = await mailedCode(comer, email);
    await comer.tell("auth.linkGoogleByMail", { code: "A".repeat(43) });
    await comer.tell("auth.linkGoogleByPassword", { password });
    await comer.tell("account.unlinkGoogle", { password });
    const [user] = await rows(product.databaseUrl, "select id from users where email = ?", [email]);
    const own = () => lines().filter(({ userId }) => userId === user?.["id"]);
    await expect
      .poll(() => own().map(({ event }) => event))
      .toEqual([
        "auth.registered",
        "auth.link-pending",
        "auth.link-mailed",
        "auth.link-refused",
        "auth.linked",
        "auth.unlinked",
      ]);
    for (const { time } of own())
      expect(Date.now() - Date.parse(String(time))).toBeLessThan(60_000);
    const log = JSON.stringify(lines());
    for (const secret of [email, sub, code]) expect(log).not.toContain(secret);
  });
});

it("refuses a callback of another browser", async () => {
  const { email } = await investor(product.url);
  const address = await wayBack(product, redirectWalker(), provider.knows({ email }).sub);
  const victim = redirectWalker();
  expect(endOf(product, await victim.go(address))).toBe("/login?error=google/invalid-state");
  expect(victim.cookie("localhost", "fundbook-google-link")).toBe("");
});

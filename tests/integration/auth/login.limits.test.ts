import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runBatch } from "../../../src/server/platform/db/batch.ts";
import { countAttempt } from "../../../src/server/auth/attempts.ts";
import { signInLimit, signInLimits } from "../../../src/server/auth/sign-in-limits.ts";
import { codeIn, mailTo, newestMail } from "../../support/servers/outbox.ts";
import { startTestProductBehindProxy } from "../../support/servers/test-product-behind-proxy.ts";
import type { TestProduct } from "../../support/servers/test-product.ts";
import { register, password, type ApiClient } from "../../support/api/api-client.ts";
import {
  codeOf,
  forgetSteps,
  sendCode,
  turnOnFactor,
  wrongCodeOf,
} from "../../support/api/second-factor.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { withoutRefunds } from "../../support/servers/without-refunds.ts";
import { callersOf } from "../../support/api/sign-in.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProductBehindProxy({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
  });
});
afterAll(() => product?.stop());

const { newAddress, stranger, registerNewUser, attemptSignIn } = callersOf(() => product.url);

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const endWindows = () => runSql(product.databaseUrl, "update rate_limits set ends_at = 0");

const tooManySignIns = [
  429,
  "auth/too-many-requests",
  "Too many attempts. Please reset your password or try again later.",
];

const refusal = ({ status, error }: Awaited<ReturnType<ApiClient["mutate"]>>) => [
  status,
  error?.data.appCode,
  error?.message,
];

/** Ends the windows of fifteen minutes, and leaves those of a day. */
const endQuarters = () =>
  runSql(product.databaseUrl, "update rate_limits set ends_at = 0 where ends_at < ?", [
    Date.now() + 3_600_000,
  ]);

/** Addresses of one site, each in a network of its own. */
function siteAddresses() {
  const site = newAddress()["cf-connecting-ip"].replace("::1", "");
  let network = 0;
  return () => ({ "cf-connecting-ip": `${site}:${(network += 1).toString(16)}::1` });
}

describe("auth.login", () => {
  it("is refused after ten wrong passwords for an account from one site, even concurrently", async () => {
    const asha = await registerNewUser();
    const at = siteAddresses();
    // Few concurrently: each that is not refused takes the worker's only thread for a password hash.
    for (let index = 0; index < 8; index += 1)
      await attemptSignIn(asha.email, "wrong horse", stranger(at()));
    const answers = await times(12, () => attemptSignIn(asha.email, "wrong horse", stranger(at())));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(2).fill(401), ...Array(10).fill(429)]);
    const refused = await attemptSignIn(asha.email, password, stranger(at()));
    expect(refusal(refused)).toEqual(tooManySignIns);
    // Not what is left of the window: that would reveal when it began.
    expect(refused.headers.get("retry-after")).toBe("900");
    expect((await attemptSignIn(asha.email, password)).status).toBe(200);
  });

  it("is refused in the same way for an address without an account", async () => {
    const anonymous = stranger().email;
    const home = newAddress();
    await times(10, () => attemptSignIn(anonymous, "wrong horse", stranger(home)));
    const refused = await attemptSignIn(anonymous, "wrong horse", stranger(home));
    expect(refusal(refused)).toEqual(tooManySignIns);
  });

  it("is refused after thirty wrong passwords for an account from one site in a day", async () => {
    const asha = await registerNewUser();
    const home = newAddress();
    const attempt = (secret?: string) => attemptSignIn(asha.email, secret, stranger(home));
    for (let quarter = 0; quarter < 3; quarter += 1) {
      const answers = await times(10, () => attempt());
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
      expect((await attempt()).status).toBe(429);
      await endQuarters();
    }
    expect(refusal(await attempt(password))).toEqual(tooManySignIns);
    expect((await attemptSignIn(asha.email, password)).status).toBe(200);
  });

  it("stays open on a trusted device until that device has ten failures of its own", async () => {
    const asha = await registerNewUser();
    await asha.mutate("auth.logout");
    await times(12, () => attemptSignIn(asha.email));
    await attemptSignIn(asha.email, "wrong horse", asha);
    expect((await attemptSignIn(asha.email, password, asha)).status).toBe(200);
    await asha.mutate("auth.logout");
    const answers = await times(10, () => attemptSignIn(asha.email, "wrong horse", asha));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(refusal(await attemptSignIn(asha.email, password, asha))).toEqual(tooManySignIns);
  });

  it("does not trust a device with an empty cookie", async () => {
    const asha = await registerNewUser();
    const answer = await fetch(`${product.url}/api/trpc/auth.login`, {
      method: "POST",
      headers: {
        origin: product.url,
        "content-type": "application/json",
        cookie: "fundbook-browser=",
        ...newAddress(),
      },
      body: JSON.stringify({ email: asha.email, password }),
    });
    expect(answer.headers.getSetCookie().join("\n")).toMatch(/fundbook-browser=[0-9a-f]{40};/);
  });

  it("does not trust a device by another account's cookie", async () => {
    const home = newAddress();
    const [asha, thief] = [await registerNewUser(), await register(product.url, "Thief", home)];
    await times(10, () => attemptSignIn(asha.email, "wrong horse", stranger(home)));
    expect(refusal(await attemptSignIn(asha.email, password, thief))).toEqual(tooManySignIns);
  });

  it("is open again fifteen minutes after the first attempt", async () => {
    const asha = await registerNewUser();
    const home = newAddress();
    await endWindows();
    const start = Date.now();
    await times(11, () => attemptSignIn(asha.email, "wrong horse", stranger(home)));
    await times(5, () => attemptSignIn(asha.email, "wrong horse", stranger(home)));
    const [latest] = await runSql(
      product.databaseUrl,
      "select max(ends_at) as at from rate_limits where ends_at < ?",
      [start + 3_600_000],
    );
    expect(Number(latest?.["at"])).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
    expect(Number(latest?.["at"])).toBeGreaterThanOrEqual(start + 15 * 60_000);
    await endQuarters();
    expect((await attemptSignIn(asha.email, password, stranger(home))).status).toBe(200);
  });

  it("clears the failures of a site after a success there", async () => {
    const asha = await registerNewUser();
    const home = newAddress();
    for (const round of ["first", "second"]) {
      await times(9, () => attemptSignIn(asha.email, "wrong horse", stranger(home)));
      expect((await attemptSignIn(asha.email, password, stranger(home))).status, round).toBe(200);
    }
  });

  it("is open immediately after a password reset, also on the owner's device", async () => {
    const asha = await registerNewUser();
    await asha.mutate("auth.logout");
    await times(11, () => attemptSignIn(asha.email));
    await times(11, () => attemptSignIn(asha.email, "wrong horse", asha));
    await stranger().mutate("auth.requestPasswordReset", { email: asha.email });
    const code = codeIn(await newestMail(product.outbox, asha.email));
    await stranger().mutate("auth.resetPassword", { code, password: "battery staple" });
    expect((await attemptSignIn(asha.email, "battery staple")).status).toBe(200);
    expect((await attemptSignIn(asha.email, "battery staple", asha)).status).toBe(200);
  });
});

describe("an address for which many networks tried wrong passwords", () => {
  const linkMailed = [
    429,
    "auth/link-mailed",
    "Too many wrong passwords were tried for this address today. If yours is right, a link was mailed to you: open it on this device, then sign in again.",
  ];

  /** Counts a sign-in's attempts from one site, without hashing a password. @returns how many were allowed */
  async function guessFromSite(email: string, guesses: number, site = newAddress()) {
    const ctx = requestContext(product.databaseUrl);
    const caller = { ...ctx.caller, address: site["cf-connecting-ip"] };
    let allowed = 0;
    for (let guess = 0; guess < guesses; guess += 1)
      await countAttempt({ ...ctx, caller, limits: signInLimits }, email, {}).then(
        () => (allowed += 1),
        () => {},
      );
    return allowed;
  }

  /** Ten sites fill the day's hundred by ten guesses each. */
  async function fillDay(email: string) {
    for (let site = 0; site < 10; site += 1) expect(await guessFromSite(email, 11)).toBe(10);
  }

  it("wants a mailed link besides a right password on a new device, and answers a wrong one alike", async () => {
    const asha = await registerNewUser();
    await asha.mutate("auth.logout");
    await fillDay(asha.email);
    const browser = stranger();
    const wrong = await attemptSignIn(asha.email, "wrong horse", browser);
    expect(mailTo(product.outbox, asha.email)).toHaveLength(0);
    const right = await attemptSignIn(asha.email, password, browser);
    expect(refusal(right)).toEqual(linkMailed);
    expect(refusal(wrong)).toEqual(linkMailed);
    expect(refusal(await attemptSignIn(stranger().email))).not.toEqual(linkMailed);
    const code = codeIn(await newestMail(product.outbox, asha.email));
    const thief = stranger();
    // The link is used up by then: the answer and its cookie do not depend on what comes after.
    const trusted = await withoutRefunds(product.databaseUrl, () =>
      browser.mutate("auth.trustDevice", { code }),
    );
    expect(trusted.status).toBe(200);
    expect((await thief.mutate("auth.trustDevice", { code })).error?.data.appCode).toBe(
      "auth/invalid-device-link",
    );
    expect((await attemptSignIn(asha.email, password, browser)).status).toBe(200);
    expect((await attemptSignIn(asha.email, password, asha)).status).toBe(200);
    expect(refusal(await attemptSignIn(asha.email, password, thief))).toEqual(linkMailed);
  });

  it("answers alike from a site that has used up its part, until the site's own limit", async () => {
    const asha = await registerNewUser();
    const [early, late] = [newAddress(), newAddress()];
    expect(await guessFromSite(asha.email, 10, early)).toBe(10);
    await endQuarters();
    for (let site = 0; site < 9; site += 1) expect(await guessFromSite(asha.email, 11)).toBe(10);
    expect(refusal(await attemptSignIn(asha.email, password, stranger(early)))).toEqual(linkMailed);
    expect(await guessFromSite(asha.email, 10, late)).toBe(0);
    await endQuarters();
    expect(refusal(await attemptSignIn(asha.email, password, stranger(late)))).toEqual(linkMailed);
  });

  it("does the same where it has no account", async () => {
    const { email } = stranger();
    await fillDay(email);
    expect(refusal(await attemptSignIn(email))).toEqual(linkMailed);
  });

  it("is not closed by one site, however often it tries", async () => {
    const asha = await registerNewUser();
    const site = newAddress();
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await guessFromSite(asha.email, 12, site);
      await endQuarters();
    }
    for (let other = 0; other < 8; other += 1) await guessFromSite(asha.email, 12);
    expect((await attemptSignIn(asha.email, password)).status).toBe(200);
  });

  it("is open again after a reset", async () => {
    const asha = await registerNewUser();
    await fillDay(asha.email);
    const owner = stranger();
    await owner.mutate("auth.requestPasswordReset", { email: asha.email });
    const code = codeIn(await newestMail(product.outbox, asha.email));
    await owner.mutate("auth.resetPassword", { code, password: "battery staple" });
    expect((await attemptSignIn(asha.email, "battery staple")).status).toBe(200);
  });

  it("voids its link with a new password or another address", async () => {
    const asha = await registerNewUser();
    await fillDay(asha.email);
    for (const [index, change] of ["password_hash = 'other'", "email = 'former'"].entries()) {
      await attemptSignIn(asha.email, password);
      const code = codeIn(await newestMail(product.outbox, asha.email, index + 1));
      await runSql(
        product.databaseUrl,
        `update device_links set ${change} where user_id = (select id from users where email = ?)`,
        [asha.email],
      );
      const answer = await stranger().mutate("auth.trustDevice", { code });
      expect(answer.error?.data.appCode).toBe("auth/invalid-device-link");
    }
  });
});

describe("mails with a reset link", () => {
  const ask = async (email: string, from = newAddress()) => {
    await endQuarters();
    return stranger(from).mutate("auth.requestPasswordReset", { email });
  };
  const noneLeft = [
    429,
    "auth/too-many-requests",
    "An address gets ten reset links a day. Use the newest one, or try again tomorrow.",
  ];

  it("are limited to five a day from one site and to ten for a mailbox, whether it has an account", async () => {
    const { email: known } = await registerNewUser();
    for (const email of [known, stranger().email]) {
      const home = newAddress();
      for (let mail = 1; mail <= 5; mail += 1) expect((await ask(email, home)).status).toBe(200);
      expect(refusal(await ask(email, home))).toEqual(noneLeft);
      for (let mail = 6; mail <= 10; mail += 1) expect((await ask(email)).status).toBe(200);
      expect(refusal(await ask(email))).toEqual(noneLeft);
    }
    await newestMail(product.outbox, known, 10);
    expect(mailTo(product.outbox, known)).toHaveLength(10);
  });

  it("are not used up by requests that the network's limit refuses", async () => {
    const { email } = await registerNewUser();
    for (let site = 0; site < 3; site += 1) {
      const home = newAddress();
      await times(10, () =>
        stranger(home).mutate("auth.requestPasswordReset", { email: stranger().email }),
      );
      await runSql(
        product.databaseUrl,
        "update rate_limits set count = 40 where count = 10 and ends_at < ?",
        [Date.now() + 3_600_000],
      );
      for (let mail = 0; mail < 4; mail += 1) {
        const answer = await stranger(home).mutate("auth.requestPasswordReset", { email });
        expect(answer.status).toBe(429);
      }
    }
    expect((await ask(email)).status).toBe(200);
    expect((await newestMail(product.outbox, email)).text).toContain("oobCode=");
  });

  it("have a last link that works until the mailbox gets the next", async () => {
    const { email } = await registerNewUser();
    const statuses: number[] = [];
    const askOnce = async () => statuses.push((await ask(email)).status);
    for (let mail = 1; mail <= 8; mail += 1) await askOnce();
    // The ninth may be saved after the tenth.
    await Promise.all([askOnce(), askOnce()]);
    await askOnce();
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    const last = await newestMail(product.outbox, email, 10);
    expect(last.text).toContain("expires in 23 hours");
    const sql =
      "update password_reset_codes set expires_at = expires_at - 20 * 3600000 where user_id = (select id from users where email = ?)";
    await runSql(product.databaseUrl, sql, [email]);
    const answer = await stranger().mutate("auth.resetPassword", {
      code: codeIn(last),
      password: "battery staple",
    });
    expect(answer.status).toBe(200);
  });
});

describe("a successful sign-in", () => {
  /** Counts as a sign-in does, without hashing the password. */
  const signInRightly = async (email: string, address: string) => {
    const ctx = requestContext(product.databaseUrl);
    const caller = { ...ctx.caller, address };
    const { recordSuccess } = await countAttempt(
      { ...ctx, caller, limits: [signInLimit] },
      email,
      {},
    );
    await runBatch(ctx.db.writes, recordSuccess);
  };
  const tooMuch = expect.objectContaining({ appCode: "auth/too-many-requests" });

  it("is limited to a hundred per account and window from one site", async () => {
    const { email } = stranger();
    const at = siteAddresses();
    const signIn = () => signInRightly(email, at()["cf-connecting-ip"]);
    for (let count = 0; count < 100; count += 1) await signIn();
    await expect(signIn()).rejects.toEqual(tooMuch);
    await endWindows();
    await signIn();
  });

  it("is limited to a hundred per trusted device", async () => {
    const asha = await registerNewUser();
    await endWindows();
    await asha.mutate("auth.login", { email: asha.email, password });
    await runSql(product.databaseUrl, "update rate_limits set successes = 100 where successes = 1");
    expect(refusal(await attemptSignIn(asha.email, password, asha))).toEqual(tooManySignIns);
    expect((await attemptSignIn(asha.email, password)).status).toBe(200);
  });

  it("is limited to a thousand per network", async () => {
    const address = newAddress()["cf-connecting-ip"];
    const signIn = () => signInRightly(stranger().email, address);
    for (let count = 0; count < 101; count += 1) await signIn();
    await runSql(
      product.databaseUrl,
      "update rate_limits set successes = 1000 where successes = 101",
    );
    await expect(signIn()).rejects.toEqual(tooMuch);
    // Each sign-in hashes a password, on any device.
    const asha = await register(product.url, "Asha Rao", { "cf-connecting-ip": address });
    expect(refusal(await attemptSignIn(asha.email, password, asha))).toEqual(tooManySignIns);
    await endWindows();
  });

  it("does not lower the network's count in the next window", async () => {
    const { email } = stranger();
    const ctx = requestContext(product.databaseUrl);
    const caller = { ...ctx.caller, address: newAddress()["cf-connecting-ip"] };
    const first = await countAttempt({ ...ctx, caller, limits: [signInLimit] }, email, {});
    await endWindows();
    const second = await countAttempt({ ...ctx, caller, limits: [signInLimit] }, email, {});
    await runBatch(ctx.db.writes, first.recordSuccess);
    await runBatch(ctx.db.writes, second.recordSuccess);
    const [least] = await runSql(
      product.databaseUrl,
      "select min(count) as count from rate_limits",
    );
    expect(least).toMatchObject({ count: 0 });
  });
});

describe("what was right", () => {
  /** Attempts that count against somebody, without the calls of signed-in users. */
  const leftAfter = async (act: () => Promise<{ status: number }>, status = 200) => {
    await runSql(product.databaseUrl, "delete from rate_limits");
    expect((await act()).status).toBe(status);
    return runSql(
      product.databaseUrl,
      "select * from rate_limits where count > 0 and key not like '% user %'",
    );
  };

  it("is counted as no guess, by day, address and network: passwords, codes and links", async () => {
    const asha = await registerNewUser();
    const browser = stranger();
    expect(await leftAfter(() => attemptSignIn(asha.email, password, browser))).toEqual([]);
    expect(await leftAfter(() => browser.mutate("auth.confirm", { password }))).toEqual([]);
    const changed = "battery staple";
    const change = { currentPassword: password, password: changed, confirmPassword: changed };
    expect(await leftAfter(() => browser.mutate("account.changePassword", change))).toEqual([]);
    await stranger().mutate("auth.requestPasswordReset", { email: asha.email });
    const code = codeIn(await newestMail(product.outbox, asha.email));
    const network = await leftAfter(() => stranger().mutate("auth.verifyResetCode", { code }));
    // That of the code alone, which bounds how often it can be asked about.
    expect(network).toHaveLength(1);
    const reset = { code, password: "correct staple" };
    expect(await leftAfter(() => stranger().mutate("auth.resetPassword", reset))).toHaveLength(1);
  });

  it("leaves only the guesses of codes, where a second factor is on", async () => {
    const asha = await registerNewUser();
    const { secret } = await turnOnFactor(asha);
    await forgetSteps(product.databaseUrl);
    const browser = stranger();
    const ofQuarter = await leftAfter(() => attemptSignIn(asha.email, password, browser));
    expect(ofQuarter.every(({ ends_at }) => Number(ends_at) < Date.now() + 3_600_000)).toBe(true);
    expect((await sendCode(browser, await codeOf(secret))).status).toBe(200);
    const stale = { password, code: await wrongCodeOf(secret) };
    const ofDay = (await leftAfter(() => browser.mutate("auth.confirm", stale), 401)).filter(
      ({ ends_at }) => Number(ends_at) > Date.now() + 3_600_000,
    );
    expect(ofDay).toEqual([]);
  });
});

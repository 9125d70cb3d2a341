import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { attempt } from "../../src/server/auth/attempts.ts";
import { codeIn, newestMail } from "../support/outbox.ts";
import { ownProductBehindProxy } from "../support/behind-proxy.ts";
import type { OwnProduct } from "../support/own-product.ts";
import { investor, password, person, type Person } from "../support/person.ts";
import { requestContext } from "../support/request-context.ts";
import { rows } from "../support/rows.ts";

let product: OwnProduct;
beforeAll(async () => {
  product = await ownProductBehindProxy({ AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt" });
});
afterAll(() => product?.stop());

let addresses = 0;
/** Somebody at an address that nobody had before. */
const elsewhere = () => ({ "cf-connecting-ip": `2001:db8:${(addresses += 1).toString(16)}::1` });
const stranger = (headers = elsewhere()) => person(product.url, "", headers);
const newcomer = () => investor(product.url, "Asha Rao", elsewhere());
const tryOn = (email: string, secret = "wrong horse", who = stranger()) =>
  who.tell("auth.login", { email, password: secret });
const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const newPassword = "battery staple";
const endWindows = () => rows(product.databaseUrl, "update rate_limits set ends_at = 0");
const tooManySignIns = [
  429,
  "auth/too-many-requests",
  "Too many attempts. Please reset your password or try again later.",
];
const tooManyResets = [
  429,
  "auth/too-many-requests",
  "Too many attempts. Use the newest link in your inbox, or try again later.",
];
const tooMany = [429, "auth/too-many-requests", "Too many attempts. Try again later."];
const refusal = ({ status, error }: Awaited<ReturnType<Person["tell"]>>) => [
  status,
  error?.data.appCode,
  error?.message,
];

describe("auth.login", () => {
  it("is refused after ten wrong passwords for an account from any networks, even concurrently", async () => {
    const asha = await newcomer();
    const answers = await times(30, () => tryOn(asha.email));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
    const refused = await tryOn(asha.email, password);
    expect(refusal(refused)).toEqual(tooManySignIns);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it("is refused in the same way for an address without an account", async () => {
    const nobody = stranger().email;
    await times(10, () => tryOn(nobody));
    expect(refusal(await tryOn(nobody))).toEqual(tooManySignIns);
  });

  it("stays open on a trusted device until that device has ten failures of its own", async () => {
    const asha = await newcomer();
    await asha.tell("auth.logout");
    await times(12, () => tryOn(asha.email));
    await tryOn(asha.email, "wrong horse", asha);
    expect((await tryOn(asha.email, password, asha)).status).toBe(200);
    await asha.tell("auth.logout");
    const answers = await times(10, () => tryOn(asha.email, "wrong horse", asha));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(refusal(await tryOn(asha.email, password, asha))).toEqual(tooManySignIns);
  });

  it("does not trust a device with an empty cookie", async () => {
    const asha = await newcomer();
    const answer = await fetch(`${product.url}/api/trpc/auth.login`, {
      method: "POST",
      headers: {
        origin: product.url,
        "content-type": "application/json",
        cookie: "fundbook-browser=",
        ...elsewhere(),
      },
      body: JSON.stringify({ email: asha.email, password }),
    });
    expect(answer.headers.getSetCookie().join("\n")).toMatch(/fundbook-browser=[0-9a-f]{40};/);
  });

  it("does not trust a device by another account's cookie", async () => {
    const [asha, thief] = await Promise.all([newcomer(), newcomer()]);
    await times(10, () => tryOn(asha.email));
    expect(refusal(await tryOn(asha.email, password, thief))).toEqual(tooManySignIns);
  });

  it("is open again fifteen minutes after the first attempt", async () => {
    const asha = await newcomer();
    await endWindows();
    const start = Date.now();
    await times(11, () => tryOn(asha.email));
    await times(5, () => tryOn(asha.email));
    const [latest] = await rows(product.databaseUrl, "select max(ends_at) as at from rate_limits");
    expect(Number(latest?.["at"])).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
    expect(Number(latest?.["at"])).toBeGreaterThanOrEqual(start + 15 * 60_000);
    await endWindows();
    expect((await tryOn(asha.email, password)).status).toBe(200);
  });

  it("clears the owner's failures after a success", async () => {
    const asha = await newcomer();
    for (const round of ["first", "second"]) {
      await times(9, () => tryOn(asha.email));
      expect((await tryOn(asha.email, password)).status, round).toBe(200);
    }
  });

  it("is open immediately after a password reset, also on the owner's device", async () => {
    const asha = await newcomer();
    await asha.tell("auth.logout");
    await times(11, () => tryOn(asha.email));
    await times(11, () => tryOn(asha.email, "wrong horse", asha));
    await stranger().tell("auth.requestPasswordReset", { email: asha.email });
    const code = codeIn(await newestMail(product.outbox, asha.email));
    await stranger().tell("auth.resetPassword", { code, password: "battery staple" });
    expect((await tryOn(asha.email, "battery staple")).status).toBe(200);
    expect((await tryOn(asha.email, "battery staple", asha)).status).toBe(200);
  });
});

describe("auth.resetPassword", () => {
  it("trusts its device whatever others in its network try before and after", async () => {
    const asha = await newcomer();
    const home = elsewhere();
    const owner = stranger(home);
    const attack = async () => {
      await times(11, () => tryOn(asha.email));
      for (let round = 0; round < 11; round += 1) {
        await times(10, () => tryOn(stranger().email, undefined, stranger(home)));
      }
    };
    await attack();
    // Their own tries are forgotten as well.
    await times(11, () => tryOn(asha.email, "wrong horse", owner));
    expect(refusal(await tryOn(asha.email, password, owner))).toEqual(tooManySignIns);
    await owner.tell("auth.requestPasswordReset", { email: asha.email });
    const code = codeIn(await newestMail(product.outbox, asha.email));
    const wrongCode = () => stranger(home).tell("auth.verifyResetCode", { code: "A".repeat(43) });
    await times(10, () => wrongCode());
    await rows(product.databaseUrl, "update rate_limits set count = 60 where count = 10");
    expect((await owner.tell("auth.verifyResetCode", { code })).status).toBe(200);
    expect((await owner.tell("auth.resetPassword", { code, password: newPassword })).status).toBe(
      200,
    );
    await attack();
    expect(refusal(await tryOn(asha.email, newPassword, stranger(home)))).toEqual(tooManySignIns);
    expect((await tryOn(asha.email, newPassword, owner)).status).toBe(200);
  });

  it("does not trust a device whose code was refused", async () => {
    const owner = stranger();
    const answer = await owner.tell("auth.resetPassword", {
      code: "B".repeat(43),
      password: newPassword,
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe("a successful sign-in", () => {
  /** As a sign-in does, without the password's hash. */
  const signInRightly = async (email: string, address: string) => {
    const ctx = requestContext(product.databaseUrl);
    const caller = { ...ctx.caller, address };
    const { succeed } = await attempt({ ...ctx, caller }, "signIn", email, []);
    await succeed;
  };
  const tooMuch = expect.objectContaining({ appCode: "auth/too-many-requests" });

  it("is limited to a hundred per account and window from any networks", async () => {
    const { email } = stranger();
    const signIn = () => signInRightly(email, elsewhere()["cf-connecting-ip"]);
    for (let count = 0; count < 100; count += 1) await signIn();
    await expect(signIn()).rejects.toEqual(tooMuch);
    await endWindows();
    await signIn();
  });

  it("is limited to a hundred per trusted device", async () => {
    const asha = await newcomer();
    await endWindows();
    await asha.tell("auth.login", { email: asha.email, password });
    await rows(product.databaseUrl, "update rate_limits set successes = 100 where successes = 1");
    expect(refusal(await tryOn(asha.email, password, asha))).toEqual(tooManySignIns);
    expect((await tryOn(asha.email, password)).status).toBe(200);
  });

  it("is limited to a thousand per network", async () => {
    const address = elsewhere()["cf-connecting-ip"];
    const signIn = () => signInRightly(stranger().email, address);
    for (let count = 0; count < 101; count += 1) await signIn();
    await rows(
      product.databaseUrl,
      "update rate_limits set successes = 1000 where successes = 101",
    );
    await expect(signIn()).rejects.toEqual(tooMuch);
    // Each of them has a password hashed, on whichever browser.
    const asha = await investor(product.url, "Asha Rao", { "cf-connecting-ip": address });
    expect(refusal(await tryOn(asha.email, password, asha))).toEqual(tooManySignIns);
    await endWindows();
  });

  it("does not lower the network's count in the next window", async () => {
    const { email } = stranger();
    const ctx = requestContext(product.databaseUrl);
    const caller = { ...ctx.caller, address: elsewhere()["cf-connecting-ip"] };
    const first = await attempt({ ...ctx, caller }, "signIn", email, []);
    await endWindows();
    const second = await attempt({ ...ctx, caller }, "signIn", email, []);
    await first.succeed;
    await second.succeed;
    const [least] = await rows(product.databaseUrl, "select min(count) as count from rate_limits");
    expect(least).toMatchObject({ count: 0 });
  });
});

describe("a network", () => {
  it("without sign-ins left does not block a trusted device", async () => {
    const home = elsewhere();
    const asha = await investor(product.url, "Asha Rao", home);
    await asha.tell("auth.logout");
    for (let round = 0; round < 10; round += 1) {
      const answers = await times(10, () => tryOn(stranger().email, undefined, stranger(home)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    }
    expect(refusal(await tryOn(asha.email, password, stranger(home)))).toEqual(tooManySignIns);
    expect((await tryOn(asha.email, password, asha)).status).toBe(200);
    await asha.tell("auth.logout");
    await times(10, () => tryOn(asha.email, "wrong horse", asha));
    expect(refusal(await tryOn(asha.email, password, asha))).toEqual(tooManySignIns);
  });

  it("may check sixty reset codes in fifteen minutes from all of its addresses", async () => {
    const look = (headers: { "cf-connecting-ip": string }) =>
      person(product.url, "", headers).tell("auth.verifyResetCode", {
        code: crypto.randomUUID().replaceAll("-", "").padEnd(43, "x"),
      });
    const at = (host: number) => ({ "cf-connecting-ip": `2001:db8:ffff:1::${host}` });
    const answers = await times(60, (index) => look(at(index + 1)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(refusal(await look(at(99)))).toEqual(tooMany);
    expect((await look({ "cf-connecting-ip": "2001:db8:ffff:2::1" })).status).toBe(400);
  });

  it("may start two hundred Google sign-ins in fifteen minutes", async () => {
    const step = async (headers: { "cf-connecting-ip": string }) => {
      const address = `${product.url}/api/auth/google`;
      return (await fetch(address, { redirect: "manual", headers })).headers.get("location");
    };
    const home = elsewhere();
    const ends = await times(200, () => step(home));
    expect(new Set(ends)).toEqual(new Set(["/login?error=google/not-configured"]));
    expect(await step(home)).toBe("/login?error=auth/too-many-requests");
    expect(await step(elsewhere())).toBe("/login?error=google/not-configured");
  });

  it("may request forty reset links in fifteen minutes", async () => {
    const home = elsewhere();
    const ask = () => stranger(home).tell("auth.requestPasswordReset", { email: stranger().email });
    const answers = await times(40, ask);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(refusal(await ask())).toEqual(tooManyResets);
  });
});

describe("an account", () => {
  it("gets at most four reset links, whether it exists or not", async () => {
    const { email } = await newcomer();
    for (const address of [email, stranger().email]) {
      const ask = () => stranger().tell("auth.requestPasswordReset", { email: address });
      const answers = await times(4, ask);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(refusal(await ask())).toEqual(tooManyResets);
    }
  });

  it("gets no more reset links from trusted devices", async () => {
    const { email } = await newcomer();
    const ask = async () => {
      const browser = stranger();
      await browser.tell("auth.login", { email, password });
      return browser.tell("auth.requestPasswordReset", { email });
    };
    for (let mail = 0; mail < 4; mail += 1) expect((await ask()).status).toBe(200);
    expect(refusal(await ask())).toEqual(tooManyResets);
  });

  it("can be registered at most ten times", async () => {
    const { email } = await newcomer();
    const signUp = () =>
      stranger().tell("auth.register", {
        name: "Asha",
        email,
        password,
        confirmPassword: password,
      });
    const answers = await times(9, signUp);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
    expect(refusal(await signUp())).toEqual(tooMany);
  });

  it("has at most twenty attempts with a reset code", async () => {
    const code = "A".repeat(43);
    const tryCode = () => stranger().tell("auth.resetPassword", { code, password });
    const answers = await times(20, tryCode);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(refusal(await tryCode())).toEqual(tooMany);
  });

  it("limits password guesses from an open session", async () => {
    const asha = await newcomer();
    const guess = () => asha.tell("account.delete", { password: "wrong horse" });
    const answers = await times(10, guess);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    expect(refusal(await asha.tell("account.delete", { password }))).toEqual(tooMany);
  });
});

describe("the log", () => {
  const logged = () => readFileSync(join(product.dataFolder, "log/server.log"), "utf8");
  const linesOf = (userId: unknown) =>
    logged()
      .split("\n")
      .flatMap((line) => /\{"level":.*\}/.exec(line) ?? [])
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line["userId"] === userId);

  it("has an entry with the request id for each account event, without personal data", async () => {
    const asha = await newcomer();
    const me = await asha.ask("auth.me");
    const { user } = me.data as { user: { id: string } };
    const [, token = ""] = asha.cookie().split("=");
    await tryOn(asha.email);
    await tryOn(asha.email, password);
    await asha.tell("account.endOtherSessions");
    await stranger().tell("auth.requestPasswordReset", { email: asha.email });
    const code = codeIn(await newestMail(product.outbox, asha.email));
    await stranger().tell("auth.resetPassword", { code, password: "battery staple" });
    await asha.tell("auth.login", { email: asha.email, password: "battery staple" });
    await asha.tell("auth.logout");
    await asha.tell("auth.login", { email: asha.email, password: "battery staple" });
    await asha.tell("account.delete", { password: "battery staple" });

    await vi.waitFor(() =>
      expect(linesOf(user.id).map(({ event }) => event)).toEqual([
        "auth.registered",
        "auth.sign-in-refused",
        "auth.signed-in",
        "auth.sessions-ended",
        "auth.reset-requested",
        "auth.password-reset",
        "auth.signed-in",
        "auth.signed-out",
        "auth.signed-in",
        "auth.account-deleted",
      ]),
    );
    for (const { requestId, time } of linesOf(user.id)) {
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(Date.now() - Date.parse(String(time))).toBeLessThan(60_000);
    }
    expect(logged()).not.toMatch(/@example\.in|wrong horse|battery staple|oobCode=/);
    // An address is cut to its network, which has no more than 48 bits.
    expect(logged()).toMatch(/"network":"2001:db8:[0-9a-f]+::\/48"/);
    expect(logged()).not.toMatch(/2001:db8:[0-9a-f]+::1/);
    expect(logged()).not.toContain(token);
  });
});
